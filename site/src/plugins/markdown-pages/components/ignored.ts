import type {Component} from '../component';
import {hasClass} from '../elements';

/** Controls, decorative images, heading anchors, and elements marked as irrelevant for Markdown. */
export const ignored: Component = {
  tags: ['button', 'svg', 'nav', 'a', 'span', 'div', 'p', 'ul', 'label', 'input'],
  matches: (element) =>
    ['button', 'svg', 'nav'].includes(element.tagName) ||
    hasClass(element, 'hash-link') ||
    element.properties.dataMarkdownIgnore !== undefined ||
    element.properties.ariaHidden === 'true',
  toMarkdown: () => undefined,
};
