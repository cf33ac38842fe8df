import {afterAll, beforeAll, expect, it} from 'vitest';
import type {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {budgets, readQuestions} from '@docs/tools';
import {builtSite, call, connectOverStdio} from './program';

let client: Client;
beforeAll(async () => (client = await connectOverStdio(builtSite)));
afterAll(() => client.close());

const pageOf = (path: string) => decodeURI(path.split('#')[0] ?? '');

it('finds the right page among the first three results, and reads it', async () => {
  const questions = readQuestions('tests/search/questions.yaml');
  const missed: string[] = [];
  let headings = 0;
  for (const {query, heading, ...expected} of questions) {
    const page = pageOf(expected.page);
    const also = (expected.also ?? []).map(pageOf);
    const {structuredContent} = await call(client, 'search', {query, limit: 20});
    const {results} = structuredContent as {results: {path: string}[]};
    const pages = [...new Set(results.map(({path}) => pageOf(path)))].slice(0, 3);
    const right = pages.find((found) => found === page || also.includes(found));
    const read = right === undefined ? null : await call(client, 'read_page', {path: right});
    if (!read || read.isError)
      missed.push(`${query}: ${right ? 'could not be read' : `not ${page}`}`);
    else if (right === page && heading !== undefined) {
      const section = await call(client, 'read_page', {path: right, section: heading});
      if (!section.isError) headings++;
      else console.log(`No section "${heading}" in ${page}`);
    }
  }
  const share = 1 - missed.length / questions.length;
  console.log(
    `${questions.length} questions, right page among the first three and read: ` +
      `${(share * 100).toFixed(1)} %; the section that answers was read for ${headings}`,
  );
  for (const miss of missed) console.log(miss);
  expect(share).toBeGreaterThanOrEqual(budgets.sets.questions?.hitAt3 ?? 1);
});
