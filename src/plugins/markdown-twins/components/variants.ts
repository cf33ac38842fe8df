import type {List, ListItem} from 'mdast';
import {type Component, flowOf, paragraph, runOn} from '../component';
import {childElements, hasClass, isElement, withChildren} from '../elements';

/** The shapes a body can take: one item for each, with the condition and the properties. */
export const variants: Component = {
  tags: ['div'],
  matches: (element) => hasClass(element, 'variants'),
  toMarkdown(state, element) {
    const items = childElements(element).map((variant): ListItem => {
      const label = childElements(variant).find(({tagName}) => tagName === 'summary');
      const rest = variant.children.filter((child) => !isElement(child) || child !== label);
      return {
        type: 'listItem',
        spread: false,
        children: [
          paragraph(label ? runOn(flowOf(state, label)).phrasing : []),
          ...flowOf(state, withChildren(variant, rest)),
        ],
      };
    });
    const list: List = {type: 'list', ordered: false, spread: false, children: items};
    return list;
  },
};
