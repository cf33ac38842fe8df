import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {frontMatter} from './front-matter';

const valuesOf = (text: string): unknown => parse(text.replaceAll('---\n', ''));

it('writes values that YAML reads back, and leaves out undefined ones', () => {
  const values = {title: 'Say "hi": now', keywords: ['new customer', 'a: b'], hidden: true};
  expect(valuesOf(frontMatter({...values, slug: undefined}))).toEqual(values);
});
