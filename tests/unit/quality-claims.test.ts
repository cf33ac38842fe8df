import {globSync} from 'node:fs';
import {expect, it} from 'vitest';
import {loadTopics} from '../../packages/content-model/quality';

const testFiles = globSync('tests/**/*.{test,spec}.ts');

/** A pattern that matches nothing would only be noticed when CI reads the results of all tests. */
const patterns = loadTopics('content/data')
  .flatMap(({claims}) => claims)
  .flatMap(({id, source}) =>
    'report' in source && source.files ? [{id, pattern: source.files}] : [],
  );

it.each(patterns)('the claim $id names test files that exist', ({pattern}) => {
  expect(testFiles.filter((file) => new RegExp(pattern).test(file))).not.toEqual([]);
});
