import {describe, expect, it} from 'vitest';
import {compactJson} from './compact-json';

describe('compactJson', () => {
  it('keeps short values on one line', () => {
    expect(compactJson([{json: {a: 1, b: ['x', null]}}])).toBe(
      '[{"json": {"a": 1, "b": ["x", null]}}]',
    );
  });

  it('breaks long values, and the result parses to the same value', () => {
    const item = {json: {name: 'Cobalt', amount: {amount: '120000.00', currency: 'USD'}}};
    const text = compactJson([item, item, {json: {}}]);
    expect(text.split('\n')).toHaveLength(5);
    expect(JSON.parse(text)).toEqual([item, item, {json: {}}]);
    const long = {key: {a: 'x'.repeat(40), b: 'y'.repeat(30)}, other: 1};
    expect(compactJson(long).split('\n')).toHaveLength(7);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(88 + 1);
  });
});
