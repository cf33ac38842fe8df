import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, InlineCode, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {dependOn} from '../mdx/page-dependencies';
import {reportProblem} from '../mdx/problems';

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
