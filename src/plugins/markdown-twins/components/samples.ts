import type {Code, Heading} from 'mdast';
import type {Component} from '../component';
import {find, findAll, hasClass, labelOf} from '../elements';
import {codeBlockOf} from './code-block';

const heading = (depth: 2 | 3, value: string): Heading => ({
  type: 'heading',
  depth,
  children: [{type: 'text', value}],
});

/** The column of samples beside an operation: a heading for each language and each answer. */
export const samples: Component = {
  tags: ['aside'],
  matches: (element) => hasClass(element, 'operation__aside'),
  toMarkdown(_state, element) {
    const sections = findAll(
      element,
      (one) => hasClass(one, 'sample__panel') || hasClass(one, 'sample--response'),
    ).flatMap((panel): (Heading | Code)[] => {
      const label = find(
        panel,
        (one) => hasClass(one, 'sample__label') || one.tagName === 'summary',
      );
      const pre = find(panel, ({tagName}) => tagName === 'pre');
      const title = label ? labelOf(label) : '';
      const language = panel.properties.dataLanguage;
      const isAnswer = panel.tagName === 'details';
      return [
        heading(3, isAnswer ? `Response ${title}` : title),
        ...(pre ? [codeBlockOf(pre, typeof language === 'string' ? language : undefined)] : []),
      ];
    });
    return [heading(2, String(element.properties.ariaLabel)), ...sections];
  },
};
