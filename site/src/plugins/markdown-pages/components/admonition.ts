import type {Blockquote} from 'mdast';
import {type Component, flowOf, paragraph, strong} from '../component';
import {childElements, hasClass, labelOf} from '../elements';

const kinds = ['note', 'tip', 'info', 'warning', 'danger'] as const;

/** A block quote that starts with the admonition's kind and title. */
export const admonition: Component = {
  tags: ['div'],
  matches: (element) => hasClass(element, 'theme-admonition'),
  toMarkdown(state, element) {
    const [head, body] = childElements(element);
    const kind = kinds.find((name) => hasClass(element, `theme-admonition-${name}`)) ?? 'note';
    const title = head ? labelOf(head) : '';
    const label = `${kind[0]?.toUpperCase()}${kind.slice(1)}`;
    const hasOwnTitle = title !== '' && title.toLowerCase() !== kind;
    const quote: Blockquote = {
      type: 'blockquote',
      children: [
        paragraph([strong(hasOwnTitle ? `${label}: ${title}` : label)]),
        ...(body ? flowOf(state, body) : []),
      ],
    };
    return quote;
  },
};
