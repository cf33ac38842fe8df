import {partSize} from '../limits';
import {UserError} from '../user-error';

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

/** One part of a long text, with a note on how to get the rest. */
export function onePart(text: string, part: number): string {
  const parts = splitIntoParts(text);
  const chosen = parts[part - 1];
  if (chosen === undefined) {
    throw new UserError(
      parts.length === 1
        ? 'This result has only one part. Leave out "part".'
        : `This result has ${parts.length} parts. Send a part from 1 to ${parts.length}.`,
    );
  }
  if (parts.length === 1) return chosen;
  const more = part < parts.length ? ` For the next one, call again with "part": ${part + 1}.` : '';
  return `${chosen}\n\n(Part ${part} of ${parts.length}.${more})`;
}

/** Splits between lines, preferably before a nearby heading, and closes a split code block. */
export function splitIntoParts(text: string, size = partSize): string[] {
  const parts: string[] = [];
  let lines: string[] = [];
  let length = 0;
  let opened: {line: string; fence: string} | null = null;

  const cut = () => {
    if (opened) lines.push(opened.fence);
    parts.push(lines.join('\n'));
    lines = opened ? [opened.line] : [];
    length = 0;
  };

  for (const line of text.split('\n').flatMap((longLine) => slices(longLine, size))) {
    const isHeading = !opened && /^#{1,6} /.test(line);
    if (length > 0 && (length + line.length > size || (isHeading && length > size * 0.75))) cut();
    lines.push(line);
    length += line.length + 1;
    const fence = fenceOf(line);
    if (!opened && fence) opened = {line, fence};
    else if (opened && closes(line, opened.fence)) opened = null;
  }
  parts.push(lines.join('\n'));
  return parts;
}

function slices(line: string, size: number): string[] {
  if (line.length <= size) return [line];
  return Array.from({length: Math.ceil(line.length / size)}, (_, index) =>
    line.slice(index * size, (index + 1) * size),
  );
}

/** The fence that starts or ends a code block, if the line has one. */
const fenceOf = (line: string): string | undefined => /^\s*(`{3,}|~{3,})/.exec(line)?.[1];

/**
 * A code block ends with a fence that is at least as long as the opening one and has no other text.
 */
const closes = (line: string, opening: string): boolean => {
  const fence = fenceOf(line);
  return fence !== undefined && fence.startsWith(opening) && line.trim() === fence;
};
