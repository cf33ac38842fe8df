import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {withExtension} from '../../packages/content-model/page-address';
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

describe.each(pages)('%s', (page) => {
  it('has all its facts in the Markdown page', () => {
    const {facts, alternate, structuredData, socialImage} = readHtml(read(page, '.html'));
    const markdown = readMarkdown(read(page, '.md'));

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
