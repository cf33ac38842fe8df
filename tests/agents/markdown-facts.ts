import type {List, Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {toString} from 'mdast-util-to-string';
import YAML from 'yaml';
import {expanded, propertyName} from './expanded';
import {type Facts, squeezed} from './html-facts';

export interface Twin {
  head: Record<string, string>;
  facts: Facts;
  links: string[];
  /** What a program would have to read as HTML. */
  htmlNodes: number;
  /** Code that is written a second time as a bold line. */
  repeatedCode: string[];
}

export function readMarkdown(text: string): Twin {
  const [, head = '', body = ''] = /^---\n(.*?)---\n(.*)$/s.exec(text) ?? [];
  const tree = expanded(
    fromMarkdown(body, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]}),
  );
  const nodes = allOf(tree);
  const texts = (type: Nodes['type']) =>
    nodes.filter((node) => node.type === type).map((node) => squeezed(toString(node)));
  return {
    head: YAML.parse(head) as Record<string, string>,
    facts: {
      headings: texts('heading'),
      cells: texts('tableCell'),
      codeBlocks: [...texts('code'), ...texts('inlineCode')],
      properties: outerLists(tree).flatMap((list) => chainsOf(list, '')),
      enumValues: texts('inlineCode'),
    },
    links: nodes.flatMap((node) => (node.type === 'link' ? [node.url] : [])),
    htmlNodes: nodes.filter(({type}) => type === 'html').length,
    repeatedCode: texts('strong').filter((line) => texts('code').includes(line)),
  };
}

function allOf(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(allOf) : [])];
}

/** Lists that stand in no other list. */
function outerLists(node: Nodes): List[] {
  if (node.type === 'list') return [node];
  return 'children' in node ? node.children.flatMap(outerLists) : [];
}

/** Items that are no property only hold some. */
function chainsOf(list: List, chain: string): string[] {
  return list.children.flatMap((item) => {
    const name = propertyName(item);
    const here = name === undefined ? chain : `${chain}/${squeezed(name)}`;
    const below = item.children
      .filter((child): child is List => child.type === 'list')
      .flatMap((child) => chainsOf(child, here));
    return name === undefined ? below : [here, ...below];
  });
}
