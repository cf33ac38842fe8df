import {type Component, flowOf, paragraph, mergeParagraphs, strong} from '../component';
import {childElements, isElement, labelOf, withChildren} from '../elements';

/** A collapsible section is written in full: its label, then its content. */
export const disclosure: Component = {
  tags: ['details'],
  matches: () => true,
  toMarkdown(state, element) {
    const label = childElements(element).find(({tagName}) => tagName === 'summary');
    const rest = element.children.filter((child) => !isElement(child) || child !== label);
    const content = flowOf(state, withChildren(element, rest));
    if (!label) return content;
    const {phrasing} = mergeParagraphs(flowOf(state, label));
    const isPlain = phrasing.every(({type}) => type === 'text');
    return [paragraph(isPlain ? [strong(labelOf(label))] : phrasing), ...content];
  },
};
