import type {Element} from 'hast';
import type {Code} from 'mdast';
import {type Component, paragraph, strong} from '../component';
import {find, hasClass, labelOf, textOf} from '../elements';

/** A code block, with its title above it. */
export const codeBlock: Component = {
  tags: ['div'],
  matches: (element) => hasClass(element, 'theme-code-block'),
  toMarkdown(_state, element) {
    const pre = find(element, ({tagName}) => tagName === 'pre');
    const title = find(element, (child) => hasClass(child, 'sample__title'));
    return [
      ...(title ? [paragraph([strong(labelOf(title))])] : []),
      ...(pre ? [codeBlockOf(pre)] : []),
    ];
  },
};

export const plainCodeBlock: Component = {
  tags: ['pre'],
  matches: () => true,
  toMarkdown: (_state, element) => codeBlockOf(element),
};

export function codeBlockOf(pre: Element, language = languageOf(pre)): Code {
  const value = textOf(pre).replace(/\n$/, '');
  return {type: 'code', lang: language ?? (isJson(value) ? 'json' : null), value};
}

function languageOf(pre: Element): string | undefined {
  const {className} = pre.properties;
  const names = Array.isArray(className) ? className.map(String) : [];
  return names.find((name) => name.startsWith('language-'))?.slice('language-'.length);
}

/** Examples in the reference are JSON, but have no language class. */
function isJson(value: string): boolean {
  if (!/^\s*[[{]/.test(value)) return false;
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}
