import {expect, it} from 'vitest';
import {markedLines} from './marked-lines';

it('reads line numbers and ranges after the language', () => {
  expect(markedLines('a\nb', 'title="x" {1,3-5}').marked).toEqual([1, 3, 4, 5]);
  expect(markedLines('a\nb', 'title="x"').marked).toEqual([]);
});

it.each(['// highlight-next-line', '# highlight-next-line', '  -- highlight-next-line'])(
  'marks the line after %s and removes the comment',
  (comment) => {
    expect(markedLines(`a\n${comment}\nb\nc`)).toEqual({code: 'a\nb\nc', marked: [2]});
  },
);

it('marks the lines between start and end', () => {
  const code = 'a\n// highlight-start\nb\nc\n// highlight-end\nd';
  expect(markedLines(code)).toEqual({code: 'a\nb\nc\nd', marked: [2, 3]});
});
