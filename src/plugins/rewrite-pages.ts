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

/** Rewrites every page of the build, and leaves files alone that don't change. */
export function rewritePages(
  outDir: string,
  rewrite: (html: string, page: string) => string,
): void {
  for (const page of readdirSync(outDir, {recursive: true, encoding: 'utf8'})) {
    if (!page.endsWith('.html')) continue;
    const file = path.join(outDir, page);
    const html = readFileSync(file, 'utf8');
    const rewritten = rewrite(html, page);
    if (rewritten !== html) writeFileSync(file, rewritten);
  }
}
