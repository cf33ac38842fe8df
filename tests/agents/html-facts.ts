import type {Element, Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';

/** What a reader finds in the article of a page, read here on its own and not with the transform's code. */
export interface Facts {
  headings: string[];
  cells: string[];
  codeBlocks: string[];
  /** Chains of names by nesting, such as `pricing/commits/key`. */
  properties: string[];
  enumValues: string[];
}

export interface HtmlPage {
  facts: Facts;
  alternate: string | undefined;
  structuredData: string[];
  picture: string | undefined;
}

const isElement = (node: Nodes): node is Element => node.type === 'element';
const hasClass = ({properties}: Element, name: string) =>
  Array.isArray(properties.className) && properties.className.includes(name);

export function readHtml(html: string): HtmlPage {
  const all = elementsOf(fromHtml(html));
  const named = (name: string) => all.filter(({tagName}) => tagName === name);
  const article = all.find((one) => hasClass(one, 'theme-doc-markdown'));
  if (!article) throw new Error('The page has no article');
  const property = (name: string) =>
    named('meta').find(({properties}) => properties.property === name)?.properties.content;
  return {
    facts: factsOf(article),
    alternate: named('link')
      .filter(({properties}) => properties.type === 'text/markdown')
      .map(({properties}) => String(properties.href))[0],
    structuredData: named('script')
      .filter(({properties}) => properties.type === 'application/ld+json')
      .map(textOf),
    picture: property('og:image')?.toString(),
  };
}

function factsOf(article: Element): Facts {
  const all = elementsOf(article).filter((one) => !one.properties.dataMarkdownIgnore);
  const texts = (wanted: (one: Element) => boolean) => all.filter(wanted).map(oneLine);
  return {
    headings: texts(({tagName}) => /^h[1-6]$/.test(tagName)),
    cells: texts(({tagName}) => tagName === 'td' || tagName === 'th'),
    codeBlocks: all.filter(({tagName}) => tagName === 'pre').map((one) => squeezed(textOf(one))),
    properties: propertyChains(article, ''),
    enumValues: all
      .filter((one) => hasClass(one, 'enum'))
      .flatMap((one) => elementsOf(one).filter(({tagName}) => tagName === 'dt'))
      .map(oneLine),
  };
}

function propertyChains(element: Element, chain: string): string[] {
  return element.children.filter(isElement).flatMap((child) => {
    if (!hasClass(child, 'prop')) return propertyChains(child, chain);
    const name = child.children.filter(isElement).find((one) => hasClass(one, 'prop__name'));
    const here = `${chain}/${name ? oneLine(name) : ''}`;
    return [here, ...propertyChains(child, here)];
  });
}

function elementsOf(node: Nodes): Element[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) => (isElement(child) ? [child, ...elementsOf(child)] : []));
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (isElement(node)) {
    if (node.tagName === 'br') return '\n';
    if (node.tagName === 'button' || hasClass(node, 'hash-link')) return '';
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Blanks do not count: a table cell or a line of code may break elsewhere. */
export const squeezed = (text: string): string => text.replaceAll(/[\s\u200B]+/g, '');

const oneLine = (element: Element): string => squeezed(textOf(element));
