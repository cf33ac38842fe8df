import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {withExtension} from '@docs/content-model';
import {publishedPages} from '../support/pages';
import {readHtml} from './html-facts';
import {readMarkdown} from './markdown-facts';

const pages = publishedPages();
const read = (page: string, ending: '.md' | '.html') =>
  readFileSync(`build${decodeURI(withExtension(page, ending))}`, 'utf8');

/** Counts occurrences, so that a property lost at one level isn't found at another. */
function missing(wanted: string[], found: string[]): string[] {
  const left = new Map<string, number>();
  for (const fact of found) left.set(fact, (left.get(fact) ?? 0) + 1);
  return wanted.filter((fact) => {
    const count = left.get(fact) ?? 0;
    left.set(fact, count - 1);
    return fact !== '' && count <= 0;
  });
}

/** The Markdown page, and the files that a long page's samples are in. */
function markdownFiles(page: string): string[] {
  const folder = `build${decodeURI(page)}/samples`;
  const samples = existsSync(folder) ? readdirSync(folder) : [];
  return [read(page, '.md'), ...samples.map((file) => readFileSync(`${folder}/${file}`, 'utf8'))];
}

/** One document, so that samples in other files count as part of the page. Their headings repeat its texts. */
const whole = ([main = '', ...samples]: string[]): string =>
  [
    main,
    ...samples.map((text) => text.replace(/^---\n.*?\n---\n/s, '').replaceAll(/^#.*$/gm, '')),
  ].join('\n');

/**
 * Words that Markdown needs because it has no layout: headings of samples, and names of figures and boxes.
 */
const labels = new Set(
  'Samples Response Responses Example example Diagram Lifecycle Chart Preview Form Applies to Note Tip Info Warning Caution'.split(
    ' ',
  ),
);

describe.each(pages)('%s', (page) => {
  it('has all its facts in the Markdown page', () => {
    const html = readHtml(read(page, '.html'));
    const {facts, alternate, structuredData, socialImage} = html;
    const files = markdownFiles(page);
    const markdown = readMarkdown(whole(files));

    // The notes of the matrix are one list without headings, at which it could be split.
    const limit = page === '/capabilities' ? 90_000 : 50_000;
    expect(Math.max(...files.map((text) => text.length))).toBeLessThanOrEqual(limit);
    const added = missing(markdown.words, html.words);
    expect(added.filter((word) => !labels.has(word))).toEqual([]);
    expect(html.paragraphs.filter((text) => !markdown.text.includes(text))).toEqual([]);

    expect(missing(facts.headings, markdown.facts.headings)).toEqual([]);
    expect(missing(facts.cells, markdown.facts.cells)).toEqual([]);
    expect(missing(facts.codeBlocks, markdown.facts.codeBlocks)).toEqual([]);
    expect(missing(facts.properties, markdown.facts.properties)).toEqual([]);
    expect(missing(facts.enumValues, markdown.facts.enumValues)).toEqual([]);
    expect(markdown.links.filter((link) => !/^(?:https?|mailto):/.test(link))).toEqual([]);
    expect(markdown.htmlNodes).toBe(0);
    expect(markdown.repeatedCode).toEqual([]);

    const {pathname} = new URL(alternate ?? '');
    expect(pathname).toBe(withExtension(page, '.md'));
    expect(new URL(markdown.head.url ?? '').pathname).toBe(page);
    const types = structuredData.map((data) => (JSON.parse(data) as {'@type': string})['@type']);
    expect(types).toEqual(expect.arrayContaining(['TechArticle']));
    expect(existsSync(`build${decodeURI(new URL(socialImage ?? '').pathname)}`)).toBe(true);
  });
});
