import type {Component} from '../component';
import {hasClass} from '../elements';

/** Controls, pictures without words, links to the heading they stand in, and what is for people only. */
export const leftOut: Component = {
  tags: ['button', 'svg', 'nav', 'a', 'span', 'div', 'p'],
  matches: (element) =>
    ['button', 'svg', 'nav'].includes(element.tagName) ||
    hasClass(element, 'hash-link') ||
    element.properties.dataMarkdownIgnore !== undefined ||
    element.properties.ariaHidden === 'true',
  toMarkdown: () => undefined,
};
