import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

export type ContentPage = {file: string; description: string; body: string};
export type Finding = {file: string; message: string};

/** Every handwritten page, without its front matter. */
export function readPages(folder = 'content'): ContentPage[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => toPage(path.join(folder, name), readFileSync(path.join(folder, name), 'utf8')));
}

export function toPage(file: string, text: string): ContentPage {
  const [, front = '', body = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const description =
    /^description: (?:"(.*)"|'(.*)'|(.*))$/m.exec(front)?.slice(1).find(Boolean) ?? '';
  return {file, description, body};
}

/** The prose of a page, without code and imports. Components are replaced with their text. */
export function proseOf({body}: ContentPage): string {
  return body
    .replaceAll(/^\s*(`{3,})[\s\S]*?^\s*\1\s*$/gm, '')
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/\{\/\*.*?\*\/\}/g, '')
    .replaceAll(/<Fact [^>]*\/>/g, 'FACT')
    .replaceAll(/<\w+ [^>]*?(?:name|is|type|code|slug)="([^"]*)"[^>]*\/>/g, '$1')
    .replaceAll(/<\/?[A-Za-z][^>]*>/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/`[^`\n]*`/g, 'CODE');
}
