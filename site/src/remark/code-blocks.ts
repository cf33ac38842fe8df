import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, InlineCode, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Plugin, Transformer} from 'unified';
import {highlight, markLines, sizeOf} from '@docs/reference';
import {dependOn} from '../mdx/page-dependencies';
import {reportProblem} from '../mdx/problems';
import {dataAttribute, textAttribute} from './jsx';

const title = /(?:^|\s)title="([^"]*)"/;

/**
 * Highlights code at build time. The page gets `<CodeBlock html="…">`, so browsers don't load a
 * highlighter, and React hydrates one node instead of one per token.
 */
export function codeBlocks(): Transformer<Root> {
  return (root, file) => {
    visit(root, 'code', (node, index, parent) => {
      if (!parent || index === undefined) return;
      const language = node.lang ?? 'text';
      const heading = node.meta?.match(title)?.[1];
      const {code, marked} = markedLines(node.value, node.meta ?? '');
      const size = sizeOf(code);
      const missing = marked.find((line) => line < 1 || line > size.lines);
      if (missing !== undefined)
        reportProblem(
          file,
          node,
          `line ${missing} is marked, but the code has ${size.lines} lines`,
        );
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: 'CodeBlock',
        attributes: [
          textAttribute('language', language),
          textAttribute('html', markLines(highlight(code, language), marked)),
          dataAttribute('size', size),
          ...(heading ? [textAttribute('title', heading)] : []),
        ],
        children: [],
        position: node.position,
      };
    });
  };
}

/** Line numbers in braces after the language of a fence, such as `{1,3-5}`. */
const ranges = /(?:^|\s)\{([\d,\s-]+)\}/;

/** A comment of its own line that marks other lines. The page doesn't show it. */
const comment = /^\s*(?:\/\/|#|--|<!--|\/\*)\s*highlight-(next-line|start|end)\s*(?:\*\/|-->)?\s*$/;

interface MarkedCode {
  code: string;
  /** Numbers of the marked lines, which may be missing in the code. */
  marked: number[];
}

/** Returns the code without comments about marked lines, and the numbers of these lines. */
export function markedLines(code: string, meta = ''): MarkedCode {
  const marked = (meta.match(ranges)?.[1] ?? '').split(',').flatMap(linesOf);
  const shown: string[] = [];
  let isInside = false;
  let isNext = false;
  for (const line of code.split('\n')) {
    const kind = line.match(comment)?.[1];
    if (kind === 'next-line') isNext = true;
    else if (kind) isInside = kind === 'start';
    else {
      shown.push(line);
      if (isInside || isNext) marked.push(shown.length);
      isNext = false;
    }
  }
  return {code: shown.join('\n'), marked};
}

function linesOf(range: string): number[] {
  const [first = '', last = first] = range.trim().split('-');
  if (!first) return [];
  return Array.from(
    {length: Number(last) - Number(first) + 1},
    (_, index) => Number(first) + index,
  );
}

type Options = {values: Record<string, string>};

/**
 * Includes code from a program in the repository, so that pages show code that CI has run:
 *
 *     ```go file=samples/first-call/list_offers.go region=call
 *
 * A region is the code between `region NAME` and `endregion` comments. Variables such as `${DOCS_URL}`
 * are replaced if `values` has them, even in inline code.
 */
export const includeCode: Plugin<[Options?], Root> = (options) => (tree, page) => {
  const values = options?.values ?? {};
  visit(tree, 'inlineCode', (node: InlineCode) => {
    node.value = fillIn(node.value, values);
  });
  visit(tree, 'code', (node: Code) => {
    const file = option(node.meta, 'file');
    if (!file) return;
    const report = (reason: string) =>
      reportProblem(page, node, `${reason} (code block with file=${file})`);
    if (node.value.trim() !== '') return report('an included code block must be empty');
    const source = path.resolve(file);
    dependOn(page, source);
    if (!existsSync(source)) return report('no such file');
    const region = option(node.meta, 'region');
    const text = readFileSync(source, 'utf8');
    const shown = region ? cutRegion(text, region) : text;
    if (shown === undefined) return report(`no region "${region}"`);
    node.value = fillIn(shown.trim(), values);
  });
};

function option(meta: string | null | undefined, name: string): string | undefined {
  return meta?.match(new RegExp(`(?:^|\\s)${name}=(\\S+)`))?.[1];
}

export function fillIn(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\$\{([A-Z_]+)\}/g, (whole, name: string) => values[name] ?? whole);
}

export function cutRegion(text: string, name: string): string | undefined {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => new RegExp(`\\bregion ${name}$`).test(line.trim()));
  if (start < 0) return undefined;
  const end = lines.findIndex((line, index) => index > start && /\bendregion\b/.test(line));
  if (end < 0) return undefined;
  const body = lines.slice(start + 1, end);
  const indents = body
    .filter((line) => line.trim())
    .map((line) => line.match(/^\s*/)?.[0].length ?? 0);
  const indent = Math.min(...indents);
  return body.map((line) => line.slice(indent)).join('\n');
}
