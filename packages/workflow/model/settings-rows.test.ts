import {describe, expect, it} from 'vitest';
import {settingsRows} from './settings-rows';
import type {SettingsSchema} from './types';

const row = (setting: SettingsSchema) => settingsRows({properties: {field: setting}})[0];

describe('settingsRows', () => {
  it.each([
    [{type: 'string'}, 'string'],
    [{type: 'string', minLength: 1, maxLength: 1000}, 'string, at most 1,000 characters'],
    [{type: 'integer', minimum: 1, maximum: 5}, 'whole number, 1 to 5'],
    [{type: 'number', minimum: 0}, 'number, at least 0'],
    [{type: ['string', 'null']}, 'string'],
    [{type: ['object', 'array']}, 'object or list'],
    [{type: 'array', maxItems: 5, items: {type: 'string'}}, 'list of strings, at most 5'],
    [{type: 'array', items: {type: 'object', properties: {}}}, 'list of objects'],
    [{$ref: 'conditions'}, 'conditions'],
  ])('describes the type of %j in words', (setting, type) => {
    expect(row(setting)?.type).toBe(type);
  });

  it('lists the allowed values unless the description does', () => {
    expect(row({enum: ['a', 'b'], description: 'What.'})?.meaning).toBe('What. One of `a`, `b`.');
    expect(row({enum: ['a'], description: 'Only `a`.'})?.meaning).toBe('Only `a`.');
    const oneOf = [{const: 'a', description: 'the first'}, {const: 'b'}];
    expect(row({oneOf, description: 'What.'})?.meaning).toBe('What. `a` (the first), `b`.');
  });

  it('shows defaults as they are written', () => {
    expect(row({default: 'x'})?.default).toBe('x');
    expect(row({default: ''})?.default).toBe('""');
    expect(row({default: []})?.default).toBe('[]');
    expect(row({default: false})?.default).toBe('false');
    expect(row({default: null})).not.toHaveProperty('default');
  });

  it('gives nested fields dotted names and marks required ones', () => {
    const inner = {required: ['b'], properties: {b: {type: 'string'}}};
    const rows = settingsRows({
      required: ['a'],
      properties: {a: {type: 'object', ...inner}, c: {type: 'array', items: inner}},
    });
    expect(rows.map(({name, required}) => [name, required ?? false])).toEqual([
      ['a', true],
      ['a.b', true],
      ['c', false],
      ['c[].b', true],
    ]);
  });
});
