import {expect, it} from 'vitest';
import {addRecent, parseRecent} from './recent-searches';

it.each([null, '', '{', '{}', '[1, {"a": 1}, null, "  "]', '"x"'])(
  'reads %s as nothing',
  (stored) => expect(parseRecent(stored)).toEqual([]),
);

it('keeps the five newest queries without duplicates, up to the length limit', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].reduce(addRecent, [] as string[]);
  expect(many).toEqual(['f', 'e', 'd', 'c', 'b']);
  expect(addRecent(many, 'D')).toEqual(['D', 'f', 'e', 'c', 'b']);
  expect(addRecent(['web'], 'webhook')).toEqual(['webhook']);
  expect(parseRecent(JSON.stringify(['x'.repeat(100)]))[0]).toHaveLength(64);
});
