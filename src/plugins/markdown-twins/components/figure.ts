import {type Component, flowOf, paragraph, strong, text} from '../component';
import {find, hasClass, labelOf} from '../elements';

/** A drawing is its caption, its description and its text version. */
export const figure: Component = {
  tags: ['figure'],
  matches: ({properties}) => properties.dataKind !== undefined,
  toMarkdown(state, element) {
    const caption = find(element, ({tagName}) => tagName === 'figcaption');
    const description = find(element, ({tagName}) => tagName === 'desc');
    const alternative = find(element, (one) => hasClass(one, 'figure-text-body'));
    const kind = element.properties.dataKind === 'chart' ? 'Chart' : 'Diagram';
    return [
      paragraph([
        strong(`${kind}: ${caption ? labelOf(caption) : ''}`),
        ...(description ? [text(`. ${labelOf(description)}`)] : []),
      ]),
      ...(alternative ? flowOf(state, alternative) : []),
    ];
  },
};
