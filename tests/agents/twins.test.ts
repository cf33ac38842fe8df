import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {besidePage} from '../../src/content-model/page-address';
import {publishedPages} from '../support/pages';
import {readHtml} from './html-facts';
import {readMarkdown} from './markdown-facts';

const pages = publishedPages();
const read = (page: string, ending: '.md' | '.html') =>
  readFileSync(`build${decodeURI(besidePage(page, ending))}`, 'utf8');

/** Each of them as often as on the page, so that a property lost at one depth is not found at another. */
function missing(wanted: string[], found: string[]): string[] {
  const left = new Map<string, number>();
  for (const one of found) left.set(one, (left.get(one) ?? 0) + 1);
  return wanted.filter((one) => {
    const count = left.get(one) ?? 0;
    left.set(one, count - 1);
    return one !== '' && count <= 0;
  });
}

describe.each(pages)('%s', (page) => {
  it('has everything in its Markdown twin', () => {
    const {facts, alternate, structuredData, picture} = readHtml(read(page, '.html'));
    const twin = readMarkdown(read(page, '.md'));

    expect(missing(facts.headings, twin.facts.headings)).toEqual([]);
    expect(missing(facts.cells, twin.facts.cells)).toEqual([]);
    expect(missing(facts.codeBlocks, twin.facts.codeBlocks)).toEqual([]);
    expect(missing(facts.properties, twin.facts.properties)).toEqual([]);
    expect(missing(facts.enumValues, twin.facts.enumValues)).toEqual([]);
    expect(twin.links.filter((link) => !/^(?:https?|mailto):/.test(link))).toEqual([]);
    expect(twin.htmlNodes).toBe(0);
    expect(twin.repeatedCode).toEqual([]);

    const {pathname} = new URL(alternate ?? '');
    expect(pathname).toBe(besidePage(page, '.md'));
    expect(new URL(twin.head.url ?? '').pathname).toBe(page);
    const types = structuredData.map((data) => (JSON.parse(data) as {'@type': string})['@type']);
    expect(types).toEqual(expect.arrayContaining(['TechArticle']));
    expect(existsSync(`build${decodeURI(new URL(picture ?? '').pathname)}`)).toBe(true);
  });
});
