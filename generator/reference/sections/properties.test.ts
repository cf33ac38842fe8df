import {describe, expect, it} from 'vitest';
import {MarkdownWriter} from '../markdown';
import type {Property} from '../schema-tree';
import {propertyList} from './properties';

const markdown = new MarkdownWriter([]);
const leaf: Property = {
  name: 'status',
  path: ['body', 'status'],
  type: 'enum',
  required: true,
  description: 'Where it is.',
  deprecated: false,
  enumValues: [{value: 'OPEN', meaning: 'Not done.'}],
  defaultValue: 'OPEN',
  example: 'OPEN',
  constraints: ['at most 4 characters'],
  children: [],
  variants: [],
};

describe('propertyList', () => {
  it('gives each property an anchor, its flags, its values and its limits', () => {
    const {text} = propertyList([leaf], markdown);
    expect(text).toContain('<li class="prop" id="body.status">');
    expect(text).toContain('href="#body.status"');
    for (const said of [
      'required',
      'Where it is.',
      'OPEN',
      'Not done.',
      'at most 4 characters',
      'default',
    ])
      expect(text).toContain(said);
  });

  it('shows patterns as code, those of list items too', () => {
    const constraints = ['matches ^a$', 'each matches ^b$'];
    const {text} = propertyList([{...leaf, constraints}], markdown);
    expect(text).toContain('matches <code>^a$</code>; each matches <code>^b$</code>');
  });

  it('puts children into details', () => {
    const parent = {
      ...leaf,
      name: 'parent',
      path: ['body', 'parent'],
      enumValues: [],
      children: [leaf],
    };
    expect(propertyList([parent], markdown).text).toMatch(
      /<details class="branch"><summary>1 property of <code>parent/,
    );
  });

  it('escapes what the contract says', () => {
    const evil = {...leaf, name: '<script>', description: '<img onerror=x>'};
    const {text} = propertyList([evil], markdown);
    expect(text).not.toMatch(/<script|<img/);
  });
});
