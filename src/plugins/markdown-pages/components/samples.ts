import type {Code, Heading} from 'mdast';
import type {Component} from '../component';
import {find, findAll, hasClass, labelOf} from '../elements';
import {codeBlockOf} from './code-block';

const heading = (depth: 2 | 3, value: string): Heading => ({
  type: 'heading',
  depth,
  children: [{type: 'text', value}],
});

/** The samples column of an operation, with a heading per language and per response. */
export const samples: Component = {
  tags: ['aside'],
  matches: (element) => hasClass(element, 'operation__aside'),
  toMarkdown(_state, element) {
    const sections = findAll(
      element,
      (child) => hasClass(child, 'sample__panel') || hasClass(child, 'sample--response'),
    ).flatMap((panel): (Heading | Code)[] => {
      const label = find(
        panel,
        (child) => hasClass(child, 'sample__label') || child.tagName === 'summary',
      );
      const pre = find(panel, ({tagName}) => tagName === 'pre');
      const title = label ? labelOf(label) : '';
      const language = panel.properties.dataLanguage;
      const isResponse = panel.tagName === 'details';
      return [
        heading(3, isResponse ? `Response ${title}` : title),
        ...(pre ? [codeBlockOf(pre, typeof language === 'string' ? language : undefined)] : []),
      ];
    });
    return [heading(2, String(element.properties.ariaLabel)), ...sections];
  },
};
