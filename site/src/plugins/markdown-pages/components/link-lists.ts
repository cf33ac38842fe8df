import type {List, ListItem, PhrasingContent} from 'mdast';
import {
  blockOf,
  childElements,
  code,
  type Component,
  flowOf,
  hasClass,
  labelOf,
  mergeParagraphs,
  paragraph,
  text,
} from '../component';

/** Lists of operations and areas: the link and the lines below it become one line. */
export const linkList: Component = {
  tags: ['ul'],
  matches: (element) => hasClass(element, 'operations') || hasClass(element, 'areas'),
  toMarkdown(state, element) {
    const items = childElements(element).map((item): ListItem => {
      const parts = childElements(item).map((part): PhrasingContent[] =>
        hasClass(part, 'operations__path')
          ? [code(childElements(part).map(labelOf).join(' '))]
          : mergeParagraphs(blockOf(state, part)).phrasing,
      );
      const line = parts.flatMap((part, index) => (index > 0 ? [text(' · '), ...part] : part));
      return {type: 'listItem', spread: false, children: [paragraph(line)]};
    });
    const list: List = {type: 'list', ordered: false, spread: false, children: items};
    return list;
  },
};

/** The operations that return an error, on one line. */
export const users: Component = {
  tags: ['ul'],
  matches: (element) => hasClass(element, 'error__users'),
  toMarkdown: (state, element) =>
    paragraph(
      childElements(element).flatMap((item, index) => [
        ...(index > 0 ? [text(', ')] : []),
        ...mergeParagraphs(flowOf(state, item)).phrasing,
      ]),
    ),
};
