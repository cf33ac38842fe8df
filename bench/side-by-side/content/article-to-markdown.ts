import type {Element, ElementContent, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toMdast} from 'hast-util-to-mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {find, findAll, hasClass, isElement, labelOf, textOf} from '@docs/site';

/** Navigation, controls, and figures. The text version of a figure stays. */
const ignoredTags = new Set(
  'nav button svg script style template input select dialog img h1'.split(' '),
);

/** Converts code to plain text, with its language as a class, where the converter expects it. */
function plainCode(pre: Element, parent: Element): Element {
  const code = find(pre, ({tagName}) => tagName === 'code') ?? pre;
  const classes = [parent, pre, code].map(({properties}) => String(properties.className)).join();
  const [language] = /language-\w+/.exec(classes) ?? ['language-text'];
  const children = [{type: 'text' as const, value: textOf(code)}];
  const properties = {className: [language]};
  return {...pre, children: [{type: 'element', tagName: 'code', properties, children}]};
}

const isDropped = (element: Element): boolean =>
  ignoredTags.has(element.tagName) ||
  hasClass(element, 'hash-link') ||
  hasClass(element, 'theme-doc-toc-mobile');

function simplify(element: Element): Element {
  const children = element.children.flatMap((child): ElementContent[] => {
    if (!isElement(child)) return [child];
    if (isDropped(child)) return [];
    return [child.tagName === 'pre' ? plainCode(child, element) : simplify(child)];
  });
  return {...element, children};
}

/** Converts the article of a built page to plain Markdown: headings, lists, tables, links, and code. */
export function articleToMarkdown(html: string) {
  const page = fromHtml(html).children.find(isElement);
  const named = (name: string) => page && find(page, ({tagName}) => tagName === name);
  const article = named('article') ?? named('main');
  const heading = article && find(article, ({tagName}) => tagName === 'h1');
  if (!heading) return undefined;
  const crumbs = findAll(article, (element) => hasClass(element, 'breadcrumbs__item'));
  const tree: Root = {type: 'root', children: [simplify(article)]};
  return {
    title: labelOf(heading).replaceAll('\u200b', ''),
    breadcrumbs: crumbs.map(labelOf).filter(Boolean),
    markdown: toMarkdown(toMdast(tree), {extensions: [gfmToMarkdown()]}),
  };
}
