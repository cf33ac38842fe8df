import {closes, fenceOf} from './fences';

interface Heading {
  line: number;
  level: number;
  text: string;
}

/**
 * The section below a heading with its subsections, or null. `name` is the heading or its anchor.
 */
export function sectionOf(markdown: string, name: string): string | null {
  const lines = markdown.split('\n');
  const all = headings(lines);
  const found = all.find(({text}) => key(text) === key(name));
  if (!found) return null;
  const next = all.find(({line, level}) => line > found.line && level <= found.level);
  return lines.slice(found.line, next?.line).join('\n').trim();
}

export function headingsOf(markdown: string): string[] {
  return headings(markdown.split('\n')).map(({text}) => text);
}

function headings(lines: readonly string[]): Heading[] {
  const found: Heading[] = [];
  let fence: string | null = null;
  for (const [line, text] of lines.entries()) {
    if (fence === null) fence = fenceOf(text) ?? null;
    else if (closes(text, fence)) fence = null;
    const [, hashes, title] = (fence === null && /^(#{1,6}) +(.+?)\s*$/.exec(text)) || [];
    if (hashes && title) found.push({line, level: hashes.length, text: plain(title)});
  }
  return found;
}

/** A heading without code, emphasis, and link syntax. */
function plain(title: string): string {
  return title
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]|\\(?=[_*`[\]<>])/g, '')
    .replace(/\s*\{#[^}]*\}$/, '');
}

/**
 * An anchor is its heading without punctuation and in lowercase, so both are compared in that form.
 */
const key = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
