import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {defaultHandlers, type Handle, toMdast} from 'hast-util-to-mdast';
import type {Root as MdastRoot} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import type {Component} from './component';
import {components} from './components';
import {find, hasClass, isElement} from './elements';
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
  const article = articleOf(fromHtml(html));
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

function articleOf(page: Root): Element | undefined {
  const html = page.children.find(isElement);
  return html && find(html, (element) => hasClass(element, 'theme-doc-markdown'));
}

/** Resolves links, and removes the comments that React puts between text nodes. */
function prepare(element: Element, resolve: Resolve): void {
  const {href} = element.properties;
  if (typeof href === 'string') element.properties.href = resolve(href);
  element.children = element.children.filter(({type}) => type !== 'comment');
  for (const child of element.children) if (isElement(child)) prepare(child, resolve);
}
