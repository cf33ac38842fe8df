import type {List, ListItem} from 'mdast';
import {type Component, flowOf, paragraph, mergeParagraphs} from '../component';
import {childElements, hasClass, isElement, withChildren} from '../elements';

/** The variants of a body, one list item each, with condition and properties. */
export const variants: Component = {
  tags: ['div'],
  matches: (element) => hasClass(element, 'variants'),
  toMarkdown(state, element) {
    const branches = childElements(element).filter(({tagName}) => tagName === 'details');
    const items = branches.map((variant): ListItem => {
      const label = childElements(variant).find(({tagName}) => tagName === 'summary');
      const rest = variant.children.filter((child) => !isElement(child) || child !== label);
      return {
        type: 'listItem',
        spread: false,
        children: [
          paragraph(label ? mergeParagraphs(flowOf(state, label)).phrasing : []),
          ...flowOf(state, withChildren(variant, rest)),
        ],
      };
    });
    const list: List = {type: 'list', ordered: false, spread: false, children: items};
    return list;
  },
};
