import {expect, it} from 'vitest';
import {sizeOf} from './size';

it('measures the longest block and the longest line', () => {
  expect(sizeOf('a\nb\nc', 'long')).toEqual({lines: 3, columns: 4});
});
