import type {List, Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {toString} from 'mdast-util-to-string';
import YAML from 'yaml';
import {expandReferences, propertyName} from './expand-references';
import {type Facts, withoutSpaces, wordsOf} from './html-facts';

export interface MarkdownPage {
  head: Record<string, string>;
  facts: Facts;
  words: string[];
  /** All text, without spaces. */
  text: string;
  links: string[];
  /** The number of HTML nodes, which a Markdown reader couldn't use. */
  htmlNodes: number;
  /** Code blocks that appear a second time as bold text. */
  repeatedCode: string[];
}

/** Points to properties that are already on the page. `expandReferences` adds them again. */
const reference = /Has the same properties as \S+ (?:above|under “[^”]+”)/g;

export function readMarkdown(text: string): MarkdownPage {
  const [, head = '', body = ''] = /^---\n(.*?)---\n(.*)$/s.exec(text) ?? [];
  const tree = expandReferences(
    fromMarkdown(body, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]}),
  );
  const nodes = allOf(tree);
  const texts = (type: Nodes['type']) =>
    nodes.filter((node) => node.type === type).map((node) => withoutSpaces(toString(node)));
  return {
    head: YAML.parse(head) as Record<string, string>,
    facts: {
      headings: texts('heading'),
      cells: texts('tableCell'),
      codeBlocks: [...texts('code'), ...texts('inlineCode')],
      properties: outerLists(tree).flatMap((list) => chainsOf(list, '')),
      enumValues: texts('inlineCode'),
    },
    words: wordsOf(spacedText(tree).replaceAll(reference, '')),
    text: withoutSpaces(toString(tree)),
    links: nodes.flatMap((node) => (node.type === 'link' ? [node.url] : [])),
    htmlNodes: nodes.filter(({type}) => type === 'html').length,
    repeatedCode: texts('strong').filter((line) => texts('code').includes(line)),
  };
}

function spacedText(node: Nodes): string {
  if ('value' in node) return inlineTypes.has(node.type) ? node.value : ` ${node.value} `;
  const text = 'children' in node ? node.children.map(spacedText).join('') : '';
  return inlineTypes.has(node.type) ? text : ` ${text} `;
}

const inlineTypes = new Set<Nodes['type']>(['text', 'inlineCode', 'link', 'strong', 'emphasis']);

function allOf(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(allOf) : [])];
}

/** Lists that aren't nested in another list. */
function outerLists(node: Nodes): List[] {
  if (node.type === 'list') return [node];
  return 'children' in node ? node.children.flatMap(outerLists) : [];
}

/** Paths of all properties in a list. Items that aren't properties only group them. */
function chainsOf(list: List, chain: string): string[] {
  return list.children.flatMap((item) => {
    const name = propertyName(item);
    const path = name === undefined ? chain : `${chain}/${withoutSpaces(name)}`;
    const below = item.children
      .filter((child): child is List => child.type === 'list')
      .flatMap((child) => chainsOf(child, path));
    return name === undefined ? below : [path, ...below];
  });
}
