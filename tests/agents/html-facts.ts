import type {Element, Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';

/** The facts in a page's article. This code shares nothing with the Markdown export, so that it can check it. */
export interface Facts {
  headings: string[];
  cells: string[];
  codeBlocks: string[];
  /** Paths of nested names, such as `pricing/commits/key`. */
  properties: string[];
  enumValues: string[];
}

export interface HtmlPage {
  facts: Facts;
  /** All words of the article, even those of controls. */
  words: string[];
  /** The text of every paragraph that isn't a control's label. */
  paragraphs: string[];
  alternate: string | undefined;
  structuredData: string[];
  socialImage: string | undefined;
}

const isElement = (node: Nodes): node is Element => node.type === 'element';
const hasClass = ({properties}: Element, name: string) =>
  Array.isArray(properties.className) && properties.className.includes(name);

export function readHtml(html: string): HtmlPage {
  const all = elementsOf(fromHtml(html));
  const named = (name: string) => all.filter(({tagName}) => tagName === name);
  const article = all.find((element) => hasClass(element, 'theme-doc-markdown'));
  if (!article) throw new Error('The page has no article');
  const property = (name: string) =>
    named('meta').find(({properties}) => properties.property === name)?.properties.content;
  return {
    facts: factsOf(article),
    words: wordsOf(spacedText(article)),
    paragraphs: contentOf(article)
      .filter(({tagName}) => tagName === 'p')
      .map(compactText),
    alternate: named('link')
      .filter(({properties}) => properties.type === 'text/markdown')
      .map(({properties}) => String(properties.href))[0],
    structuredData: named('script')
      .filter(({properties}) => properties.type === 'application/ld+json')
      .map(textOf),
    socialImage: property('og:image')?.toString(),
  };
}

function factsOf(article: Element): Facts {
  const all = elementsOf(article).filter((element) => !element.properties.dataMarkdownIgnore);
  const texts = (matches: (element: Element) => boolean) => all.filter(matches).map(compactText);
  return {
    headings: texts(({tagName}) => /^h[1-6]$/.test(tagName)),
    cells: texts(({tagName}) => tagName === 'td' || tagName === 'th'),
    codeBlocks: all.filter(({tagName}) => tagName === 'pre').map(compactText),
    properties: propertyChains(article, ''),
    enumValues: all
      .filter((element) => hasClass(element, 'enum'))
      .flatMap((element) => elementsOf(element).filter(({tagName}) => tagName === 'dt'))
      .map(compactText),
  };
}

function propertyChains(element: Element, chain: string): string[] {
  return element.children.filter(isElement).flatMap((child) => {
    if (!hasClass(child, 'prop')) return propertyChains(child, chain);
    const name = child.children.filter(isElement).find((part) => hasClass(part, 'prop__name'));
    const path = `${chain}/${name ? compactText(name) : ''}`;
    return [path, ...propertyChains(child, path)];
  });
}

function elementsOf(node: Nodes): Element[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) => (isElement(child) ? [child, ...elementsOf(child)] : []));
}

/** All elements, without controls that only a browser can use. */
function contentOf(node: Nodes): Element[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) =>
    isElement(child) && child.properties.dataMarkdownIgnore === undefined
      ? [child, ...contentOf(child)]
      : [],
  );
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (isElement(node)) {
    if (node.tagName === 'br') return '\n';
    if (node.tagName === 'button' || hasClass(node, 'hash-link')) return '';
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Puts spaces between elements, except in code, where highlighting can split a word. */
function spacedText(node: Nodes, isCode = false): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const isInCode = isCode || (isElement(node) && ['code', 'pre'].includes(node.tagName));
  const text = node.children.map((child) => spacedText(child, isInCode)).join('');
  return isElement(node) && !isCode && !inlineTags.has(node.tagName) ? ` ${text} ` : text;
}

const inlineTags = new Set(['a', 'code', 'strong', 'em', 'wbr', 'kbd', 'abbr']);

export const wordsOf = (text: string): string[] =>
  text.replaceAll('\u200B', '').match(/[\p{L}\p{N}_]+/gu) ?? [];

/** Ignores spaces, because a table cell or a line of code may break at another position. */
export const withoutSpaces = (text: string): string => text.replaceAll(/[\s\u200B]+/g, '');

const compactText = (element: Element): string => withoutSpaces(textOf(element));
