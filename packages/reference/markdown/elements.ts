import type {Element, Root as HastRoot} from 'hast';
import {toJsxRuntime} from 'hast-util-to-jsx-runtime';
import type {Html, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {raw} from 'hast-util-raw';
import {defaultSchema, sanitize} from 'hast-util-sanitize';
import {type State, toHast} from 'mdast-util-to-hast';
import {gfmTable} from 'micromark-extension-gfm-table';
import type {ReactElement} from 'react';
import {Fragment, jsx, jsxs} from 'react/jsx-runtime';
import {visit} from 'unist-util-visit';
import {prepareTable} from '../tables/prepare-table';
import {components} from './components';
import {operationLinks} from './operation-links';
import {safeAddress} from './safe-address';

/** A text as blocks, and without the <p> if it's a single paragraph. */
export interface MarkdownElements {
  blocks: ReactElement;
  inline: ReactElement;
}

type Parse = (markdown: string) => MarkdownElements;

const parsers = new WeakMap<readonly string[], Parse>();

/** Converts the contract's Markdown to React elements. HTML in it is sanitized. */
export function markdownElements(markdown: string, slugs: readonly string[]): MarkdownElements {
  const parse = parsers.get(slugs) ?? cachedParser(slugs);
  parsers.set(slugs, parse);
  return parse(markdown);
}

/** Caches elements, because most texts appear on many pages, such as the description of `Money`. */
function cachedParser(slugs: readonly string[]): Parse {
  const cache = new Map<string, MarkdownElements>();
  const linkOperations = operationLinks(slugs);
  return (markdown) => {
    const root = cache.has(markdown) ? undefined : toTree(linkOperations(markdown));
    if (root) cache.set(markdown, {blocks: toElement(root), inline: toElement(unwrap(root))});
    return cache.get(markdown) as MarkdownElements;
  };
}

function toTree(markdown: string): HastRoot {
  const root = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  makeSafe(root);
  const tree = safeTree(root);
  visit(tree, 'element', (element) => {
    if (element.tagName === 'table') prepareTable(element);
  });
  return tree;
}

/** HTML that only marks up a text is kept. Everything else that looks like a tag, such as `<token>`, is text. */
function safeTree(root: Root): HastRoot {
  const tree = toHast(root, {handlers: {html: asText}, allowDangerousHtml: true}) as HastRoot;
  let isHtml = false;
  visit(tree, 'raw', () => {
    isHtml = true;
  });
  return isHtml
    ? (sanitize(raw(tree), {...defaultSchema, tagNames: [...marks]}) as HastRoot)
    : tree;
}

const asText = (_: State, {value}: Html) => ({
  type: marks.has(/^<\/?([a-z]\w*)/i.exec(value)?.[1]?.toLowerCase() ?? '')
    ? ('raw' as const)
    : ('text' as const),
  value,
});

/** What GitHub allows, without what could load something, or be mistaken for the site's own. */
const marks = new Set(
  defaultSchema.tagNames?.filter((name) => !['img', 'input', 'source'].includes(name)),
);

function makeSafe(root: Root): void {
  visit(root, (node) => {
    if ('url' in node) node.url = safeAddress(node.url);
  });
}

function unwrap(root: HastRoot): HastRoot {
  const [only, ...others] = root.children;
  const isParagraph = others.length === 0 && (only as Element | undefined)?.tagName === 'p';
  return isParagraph ? {...root, children: (only as Element).children} : root;
}

const toElement = (root: HastRoot): ReactElement =>
  toJsxRuntime(root, {
    Fragment,
    jsx,
    jsxs,
    components,
    passNode: true,
    tableCellAlignToStyle: false,
  }) as ReactElement;
