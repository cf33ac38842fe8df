import type {Blockquote} from 'mdast';
import {type Component, flowOf, paragraph, strong} from '../component';
import {childElements, hasClass, labelOf} from '../elements';

const kinds = ['note', 'tip', 'info', 'warning', 'danger'] as const;

/** A quotation that begins with the kind and the title of the box. */
export const admonition: Component = {
  tags: ['div'],
  matches: (element) => hasClass(element, 'theme-admonition'),
  toMarkdown(state, element) {
    const [head, body] = childElements(element);
    const kind = kinds.find((name) => hasClass(element, `theme-admonition-${name}`)) ?? 'note';
    const title = head ? labelOf(head) : '';
    const label = `${kind[0]?.toUpperCase()}${kind.slice(1)}`;
    const isNamed = title !== '' && title.toLowerCase() !== kind;
    const quotation: Blockquote = {
      type: 'blockquote',
      children: [
        paragraph([strong(isNamed ? `${label}: ${title}` : label)]),
        ...(body ? flowOf(state, body) : []),
      ],
    };
    return quotation;
  },
};
