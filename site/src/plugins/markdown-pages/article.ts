import type {Element, ElementContent, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {defaultHandlers, type Handle, toMdast} from 'hast-util-to-mdast';
import type {Root as MdastRoot} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {mainPart} from '../published-pages';
import {type Component, find, findAll, hasClass, isElement, textOf} from './component';
import {components} from './components';
import {collapseRepeatedProperties} from './repeated-properties';

/** Maps a link on the HTML page to the link on the Markdown page. */
export type Resolve = (href: string) => string;

const handlers = Object.fromEntries(
  [...new Set(components.flatMap(({tags}) => tags))].map((tag) => [tag, handlerOf(tag)]),
);

function handlerOf(tag: string): Handle {
  const candidates: Component[] = components.filter(({tags}) => tags.includes(tag));
  const defaultHandler = (defaultHandlers as Partial<Record<string, Handle>>)[tag];
  return (state, element, parent) => {
    const component = candidates.find(({matches}) => matches(element, parent));
    if (component) return component.toMarkdown(state, element, parent);
    return defaultHandler ? defaultHandler(state, element, parent) : state.all(element);
  };
}

/** Converts the article of a built page to a Markdown tree. Returns undefined if the page has none. */
export function articleTree(html: string, resolve: Resolve): MdastRoot | undefined {
  const article = articleOf(html);
  if (!article) return undefined;
  prepare(article, resolve);
  const tree = toMdast({type: 'root', children: [article]} satisfies Root, {handlers}) as MdastRoot;
  collapseRepeatedProperties(tree);
  return tree;
}

export const markdownText = (tree: MdastRoot): string =>
  toMarkdown(tree, {
    bullet: '-',
    emphasis: '_',
    listItemIndent: 'one',
    resourceLink: true,
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });

function articleOf(html: string): Element | undefined {
  const {children} = fromHtml(`<div>${mainPart(html)}</div>`, {fragment: true});
  const parent = children.find(isElement);
  return parent && find(parent, (element) => hasClass(element, 'theme-doc-markdown'));
}

/**
 * Resolves links, and removes what Markdown doesn't show: the comments that React puts between text nodes,
 * the colors of code, and drawings. Most nodes of a page are such, and the conversion is slow.
 */
function prepare(element: Element, resolve: Resolve): void {
  const {href} = element.properties;
  if (typeof href === 'string') element.properties.href = resolve(href);
  element.children = shownChildren(element);
  for (const child of element.children) if (isElement(child)) prepare(child, resolve);
}

function shownChildren(element: Element): ElementContent[] {
  if (element.tagName === 'pre') return [{type: 'text', value: textOf(element)}];
  if (element.tagName === 'svg') return findAll(element, ({tagName}) => tagName === 'desc');
  return element.children.filter(({type}) => type !== 'comment');
}
