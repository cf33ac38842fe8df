import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Replaces a part of a text. */
export interface Edit {
  from: number;
  to: number;
  text: string;
}

/** Applies edits that are in order and don't overlap. */
export const applyEdits = (text: string, edits: Edit[]): string =>
  edits.reduceRight(
    (result, edit) => result.slice(0, edit.from) + edit.text + result.slice(edit.to),
    text,
  );

/** Reads every page of the build. */
export function* readPages(outDir: string): Generator<{name: string; file: string; html: string}> {
  for (const name of readdirSync(outDir, {recursive: true, encoding: 'utf8'})) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(outDir, name);
    yield {name, file, html: readFileSync(file, 'utf8')};
  }
}

/** Rewrites every page of the build, and leaves files alone that don't change. */
export function rewritePages(
  outDir: string,
  rewrite: (html: string, name: string) => string,
): void {
  for (const {name, file, html} of readPages(outDir)) {
    const rewritten = rewrite(html, name);
    if (rewritten !== html) writeFileSync(file, rewritten);
  }
}
