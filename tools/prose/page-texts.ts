import {readFileSync} from 'node:fs';
import type {Text} from './text';

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
