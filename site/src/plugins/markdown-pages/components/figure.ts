import {
  type Component,
  find,
  findAll,
  flowOf,
  hasClass,
  labelOf,
  paragraph,
  strong,
  text,
} from '../component';

const names = new Map([
  ['chart', 'Chart'],
  ['form', 'Form'],
  ['lifecycle', 'Lifecycle'],
  ['preview', 'Preview'],
]);

/** A figure is written as its caption, description, and text version. */
export const figure: Component = {
  tags: ['figure'],
  matches: ({properties}) => properties.dataKind !== undefined,
  toMarkdown(state, element) {
    const caption = find(element, ({tagName}) => tagName === 'figcaption');
    const description = find(element, ({tagName}) => tagName === 'desc');
    const textVersion = find(element, (child) => hasClass(child, 'figure-text-body'));
    const kind = names.get(String(element.properties.dataKind)) ?? 'Diagram';
    return [
      paragraph([
        strong(`${kind}: ${caption ? labelOf(caption) : ''}`),
        ...(description ? [text(`. ${labelOf(description)}`)] : []),
      ]),
      ...(textVersion ? flowOf(state, textVersion) : []),
      ...findAll(element, (child) => hasClass(child, 'lc-moves')).flatMap((moves) =>
        flowOf(state, moves),
      ),
    ];
  },
};
