import {globSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {isUnused} from '../../src/plugins/unused-styles/unused-classes';

it('no page has a class whose styles were removed', () => {
  const found = new Set<string>();
  for (const file of globSync('build/**/*.html'))
    for (const [, quoted, plain = ''] of readFileSync(file, 'utf8').matchAll(
      /\sclass=(?:"([^"]*)"|([^\s>]+))/g,
    ))
      for (const name of (quoted ?? plain).split(/\s+/)) if (isUnused(name)) found.add(name);
  expect([...found]).toEqual([]);
});

it('the style sheet has none of these classes', () => {
  const [file = ''] = globSync('build/assets/css/styles.*.css');
  expect(readFileSync(file, 'utf8')).not.toMatch(/\.(?:avatar|pills|button-group)\b/);
});
