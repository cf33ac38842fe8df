import {expect, it} from 'vitest';
import {addRecent, parseRecent, type RecentPage} from './recent-pages';

const page = (path: string): RecentPage => ({title: 'Offers', path});

it.each([
  null,
  '',
  '{',
  '{}',
  '"x"',
  '["query", 1, null, {"title": "No path"}]',
  '[{"title": " ", "path": "/a"}]',
  '[{"title": "Evil", "path": "//evil.example"}]',
  '[{"title": "Evil", "path": "javascript:alert(1)"}]',
  '[{"title": "Evil", "path": "/\\\\evil.example"}]',
])('reads %s as nothing', (stored) => expect(parseRecent(stored)).toEqual([]));

it('keeps the five newest pages without duplicates', () => {
  const many = ['/a', '/b', '/c', '/d', '/e', '/f'].map(page).reduce(addRecent, [] as RecentPage[]);
  expect(many.map(({path}) => path)).toEqual(['/f', '/e', '/d', '/c', '/b']);
  expect(addRecent(many, page('/d')).map(({path}) => path)).toEqual(['/d', '/f', '/e', '/c', '/b']);
  expect(parseRecent(JSON.stringify(many))).toEqual(many);
});

it("doesn't keep addresses of other sites", () => {
  expect(addRecent([page('/a')], page('https://evil.example'))).toEqual([page('/a')]);
});
