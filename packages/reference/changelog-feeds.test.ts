import {DomUtils, parseDocument} from 'htmlparser2';
import {expect, it} from 'vitest';
import {readChangelog} from '@docs/contract';
import {changelogFeeds} from './changelog-feeds';

const notes = [
  {version: '1.1.0', date: '2026-11-16', summary: 'Filters & more.', entries: []},
  {version: '1.0.0', date: '2026-11-15', summary: 'The first release.', entries: []},
];
const {getElementsByTagName, textContent} = DomUtils;
const feeds = changelogFeeds(notes, 'Argosy API', 'https://docs.example');

it('writes an Atom feed with the elements that RFC 4287 requires', () => {
  const feed = parseDocument(feeds.get('api-changelog.xml') ?? '', {xmlMode: true});
  const texts = (name: string) => getElementsByTagName(name, feed).map((it) => textContent(it));
  const links = getElementsByTagName('link', feed).map(({attribs}) => attribs);
  expect(texts('id')).toEqual([
    'https://docs.example/api/changelog',
    'https://docs.example/api/changelog#v1-1',
    'https://docs.example/api/changelog#v1-0',
  ]);
  expect(texts('updated')).toEqual([
    ...['2026-11-16T00:00:00Z', '2026-11-16T00:00:00Z', '2026-11-15T00:00:00Z'],
  ]);
  expect(texts('title')).toContain('Argosy API 1.1.0');
  expect(texts('summary')[0]).toBe('Filters & more.');
  expect(texts('name')).toEqual(['Argosy API']);
  expect(links).toContainEqual({rel: 'self', href: 'https://docs.example/api-changelog.xml'});
});

it('writes a JSON feed of version 1.1 with an address and a date per item', () => {
  const feed = JSON.parse(feeds.get('api-changelog.json') ?? '') as {
    items: {id: string; content_text: string; date_published: string}[];
  };
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Argosy API changelog',
    feed_url: 'https://docs.example/api-changelog.json',
  });
  expect(feed.items.map(({id, date_published}) => [id, date_published])).toEqual([
    ['https://docs.example/api/changelog#v1-1', '2026-11-16T00:00:00Z'],
    ['https://docs.example/api/changelog#v1-0', '2026-11-15T00:00:00Z'],
  ]);
});

it('has one item per release of the contract', () => {
  const real = JSON.parse(
    changelogFeeds(readChangelog(), 'Argosy API', 'https://docs.example').get(
      'api-changelog.json',
    ) ?? '',
  ) as {items: unknown[]};
  expect(real.items).toHaveLength(readChangelog().length);
});
