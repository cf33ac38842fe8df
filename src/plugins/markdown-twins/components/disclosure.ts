import {type Component, flowOf, paragraph, runOn, strong} from '../component';
import {childElements, isElement, labelOf, withChildren} from '../elements';

/** What opens on a page is open here: its label, then all it holds. */
export const disclosure: Component = {
  tags: ['details'],
  matches: () => true,
  toMarkdown(state, element) {
    const label = childElements(element).find(({tagName}) => tagName === 'summary');
    const rest = element.children.filter((child) => !isElement(child) || child !== label);
    const content = flowOf(state, withChildren(element, rest));
    if (!label) return content;
    const {phrasing} = runOn(flowOf(state, label));
    const isPlain = phrasing.every(({type}) => type === 'text');
    return [paragraph(isPlain ? [strong(labelOf(label))] : phrasing), ...content];
  },
};
