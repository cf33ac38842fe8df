import type {Root as Markdown} from 'mdast';
import {visit, SKIP} from 'unist-util-visit';
import {tool} from '../tools';

type Element = {
  type: 'element';
  tagName: string;
  properties: Record<string, unknown>;
  children: Node[];
};
type Node = Element | {type: 'text'; value: string} | {type: 'root'; children: Node[]};
type Root = {type: 'root'; children: Node[]};

/** What a plain page has no words for: navigation, controls, drawings (their text version stays). */
const leftOut = new Set([
  'nav',
  'button',
  'svg',
  'script',
  'style',
  'template',
  'input',
  'select',
  'dialog',
  'img',
]);

/** The languages that every engine highlights without being told. */
const languages = new Set(['json', 'bash', 'typescript', 'python', 'go', 'java', 'yaml', 'sql']);

const classesOf = (node: Element): string[] =>
  Array.isArray(node.properties.className) ? node.properties.className.map(String) : [];

function find(tree: Node, test: (node: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree as Root, 'element', (node: Element) => {
    if (!found && test(node)) found = node;
  });
  return found;
}

function textOf(node: Node): string {
  if (node.type === 'text') return node.value;
  return node.children.map(textOf).join('');
}

/** The text of code as one node, with its language where the converter looks for it. */
function plainCode(pre: Element, around: string[]): void {
  const code = find(pre, ({tagName}) => tagName === 'code') ?? pre;
  const classes = [...around, ...classesOf(pre), ...classesOf(code)].join(' ');
  const language = /language-(\w+)/.exec(classes)?.[1] ?? '';
  visit(code as unknown as Root, 'element', (node: Element) => {
    if (node.tagName === 'br') Object.assign(node, {type: 'text', value: '\n'});
  });
  pre.children = [
    {
      type: 'element',
      tagName: 'code',
      properties: {className: [`language-${languages.has(language) ? language : 'text'}`]},
      children: [{type: 'text', value: textOf(code)}],
    },
  ];
}

function simplify(article: Element): void {
  visit(article as unknown as Root, 'element', (node: Element, index, parent) => {
    const dropped =
      leftOut.has(node.tagName) ||
      classesOf(node).includes('hash-link') ||
      classesOf(node).includes('theme-doc-toc-mobile');
    if (dropped && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.tagName === 'pre') {
      plainCode(node, parent?.type === 'element' ? classesOf(parent as Element) : []);
      return SKIP;
    }
    return undefined;
  });
}

export type Article = {title: string; breadcrumbs: string[]; markdown: string};

/** The article of a built page as plain Markdown: headings, lists, tables, links and code. */
export async function articleConverter(): Promise<(html: string) => Article | undefined> {
  const {fromHtml} = await tool<{fromHtml(html: string): Root}>('hast-util-from-html');
  const {toMdast} = await tool<{toMdast(tree: Node): Markdown}>('hast-util-to-mdast');
  const {gfmToMarkdown} = await tool<{gfmToMarkdown(): unknown}>('mdast-util-gfm');
  const {toMarkdown} = await tool<{toMarkdown(tree: Markdown, options: object): string}>(
    'mdast-util-to-markdown',
  );

  return (html) => {
    const tree = fromHtml(html);
    const article =
      find(tree, ({tagName}) => tagName === 'article') ??
      find(tree, ({tagName}) => tagName === 'main');
    const heading = article && find(article, ({tagName}) => tagName === 'h1');
    if (!article || !heading) return undefined;
    const title = textOf(heading).replaceAll('\u200b', '').trim();
    const breadcrumbs: string[] = [];
    visit(article as unknown as Root, 'element', (node: Element) => {
      if (node.tagName === 'li' && classesOf(node).includes('breadcrumbs__item'))
        breadcrumbs.push(textOf(node).trim());
    });
    visit(article as unknown as Root, 'element', (node: Element, index, parent) => {
      if (node !== heading || !parent || index === undefined) return undefined;
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
    simplify(article);
    const markdown = toMarkdown(toMdast(article), {extensions: [gfmToMarkdown()]});
    return {title, breadcrumbs: breadcrumbs.filter(Boolean), markdown};
  };
}
