import type {Component} from '../component';
import {code} from '../component';
import {labelOf} from '../elements';

/** A path may break where the page is narrow; here it is one word. */
export const inlineCode: Component = {
  tags: ['code'],
  matches: () => true,
  toMarkdown: (_state, element) => code(labelOf(element)),
};
