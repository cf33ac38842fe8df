import {globSync, readFileSync, statSync} from 'node:fs';
import {isMap, isScalar, LineCounter, type Node, type Pair, parseDocument, visit} from 'yaml';

/** A piece of prose with the place where it's written. */
export type Text = {file: string; line: number; text: string};

/** Without code, link targets, table rules, and list markers, so that only words are counted. */
export const proseOf = (markdown: string): string =>
  markdown
    .replaceAll(/`[^`]*`/g, 'CODE')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/^\s*\|[\s:|-]+\|\s*$/gm, '')
    .replaceAll(/https?:\/\/\S+/g, 'LINK');

export const wordsIn = (text: string): string[] =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? [];

/** Sentences of paragraphs and list items. A table cell isn't a sentence. */
export const sentencesIn = (prose: string): string[] =>
  prose
    .split(/\n\s*\n|\n(?=\s*[-*] |\s*\d+\. )/)
    .flatMap((block) => (/^\s*\|/.test(block) ? [] : block.split(/(?<=[.!?])\s+(?=["“(]?\p{Lu})/u)))
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** Cells of the tables. */
export const cellsIn = (prose: string): string[] =>
  prose
    .split('\n')
    .filter((line) => /^\s*\|/.test(line))
    .flatMap((line) => line.split('|').map((cell) => cell.trim()))
    .filter(Boolean);

/** Examples and sample data are values, not prose. */
const isProse = (file: string): boolean =>
  !/\/examples\/|\/released\/|\/node_modules\/|sample-data\.yaml$|\.arazzo\.yaml$/.test(file);

/** Every text that people read, in a file or in the files of a folder. */
export const readTexts = (target: string): Text[] =>
  (statSync(target).isDirectory() ? globSync(`${target}/**/*.{yaml,mdx,md}`) : [target])
    .filter(isProse)
    .sort()
    .flatMap((file) => (file.endsWith('.yaml') ? yamlTexts(file) : pageTexts(file)));

/** The prose of a page, one text per block, with the texts of steps, cards, and diagrams. */
export function pageTexts(file: string, source = readFileSync(file, 'utf8')): Text[] {
  const texts: Text[] = [];
  let block: {line: number; lines: string[]} | undefined;
  const end = () => {
    if (block) texts.push({file, line: block.line, text: block.lines.join('\n')});
    block = undefined;
  };
  const add = (line: number, text: string) => {
    block ??= {line, lines: []};
    block.lines.push(text);
  };
  let fence = '';
  let isInSettings = false;
  let isFrontMatter = false;
  source.split('\n').forEach((raw, index) => {
    const line = index + 1;
    const [, mark = ''] = /^\s*(`{3,}|~{3,})/.exec(raw) ?? [];
    if (raw === '---' && (index === 0 || isFrontMatter)) isFrontMatter = index === 0;
    else if (isFrontMatter) alone(/^(?:title|description): ['"]?(.*?)['"]?$/.exec(raw)?.[1]);
    else if (mark && (!fence || mark === fence)) {
      end();
      fence = fence ? '' : mark;
    } else if (fence) alone(/^\s*acc(?:Title|Descr): (.*)$/.exec(raw)?.[1]);
    else if (isInSettings || /^<Settings\b(?!.*\/>)/.test(raw)) {
      isInSettings = !/^\s*\/>/.test(raw);
      for (const [, , meaning] of raw.matchAll(/\bmeaning:\s*(['"])(.*?)\1/g)) alone(meaning);
    } else if (/^(?:import|export) /.test(raw)) end();
    else if (raw.trim() === '') end();
    else if (raw.startsWith('#')) alone(plain(raw.replace(/^#+ /, '').replace(/ \{#.*\}$/, '')));
    else {
      for (const [, title] of raw.matchAll(/<(?:Step|Card)\b[^>]*\btitle="([^"]*)"/g)) alone(title);
      const text = plain(raw);
      if (text.trim()) add(line, text);
    }
    function alone(text: string | undefined) {
      if (text === undefined) return;
      end();
      texts.push({file, line, text});
    }
  });
  end();
  return texts;
}

/** Without tags. An operation shows its title, another element without content a name or a number. */
const plain = (text: string): string =>
  text
    .replaceAll(/\{\/\*.*?\*\/\}/g, '')
    .replaceAll(/<Op\s+slug="([^"]*)"\s*\/>/g, (_, slug: string) =>
      slug.replaceAll('-', ' ').toUpperCase(),
    )
    .replaceAll(/<[A-Z]\w*(?:\s[^>]*)?\/>/g, 'CODE')
    .replaceAll(/<\/?[A-Za-z][^>]*>/g, '')
    .replaceAll('**', '')
    .replace(/^\s*:::.*?(?:\[(.*)\])?$/, '$1');

const textKeys = [
  ...['description', 'summary', 'title', 'cause', 'fix', 'message'],
  // Of settings, facts, datasets, mappings, and the glossary.
  ...['meaning', 'definition', 'note', 'claim', 'alt'],
];

/** Values of examples are data, not prose. */
const valueKeys = ['value', 'example', 'default', '$with'];

/** The texts in a file of the contract or of the content's data, with their lines. */
export function yamlTexts(file: string): Text[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), {lineCounter});
  const texts: Text[] = [];
  const add = (node: Node) => {
    if (!isScalar(node) || typeof node.value !== 'string') return;
    const {line} = lineCounter.linePos(node.range?.[0] ?? 0);
    texts.push({file, line, text: node.value});
  };
  visit(document, {
    Pair(_, {key, value}: Pair) {
      const name = isScalar(key) ? String(key.value) : '';
      if (valueKeys.includes(name)) return visit.SKIP;
      if (name === 'x-enum-meanings' && isMap(value)) {
        for (const {value: meaning} of value.items) add(meaning as Node);
        return visit.SKIP;
      }
      if (textKeys.includes(name)) add(value as Node);
      return undefined;
    },
  });
  return texts;
}
