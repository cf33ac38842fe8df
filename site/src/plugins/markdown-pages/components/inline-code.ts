import type {Component} from '../component';
import {code} from '../component';
import {labelOf} from '../elements';

/** Drops the line-break opportunities that long paths have on the page. */
export const inlineCode: Component = {
  tags: ['code'],
  matches: () => true,
  toMarkdown: (_state, element) => code(labelOf(element)),
};
