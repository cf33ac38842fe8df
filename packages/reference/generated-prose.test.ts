import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {paths} from '@docs/contract';
import {testSpec} from '@docs/contract/testing';
import {generateReference} from './generate';

/** Parts of pages, as they were generated last. Generating them again takes ten seconds. */
const folder = path.join(paths.generated, 'api', '_parts');

/** The prose of a generated part: one line per block, without examples, code, and markup. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<pre[\s\S]*?<\/pre>/g, '\n')
    .replaceAll(/<code>[\s\S]*?<\/code>/g, 'code')
    .replaceAll(/<\/?(?:a|em|span|strong)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, '\n');

/** Patterns that appear if a whole sentence is inserted into another one. */
const joints = [
  /\.\s?,/,
  /\b(?:about|as|at|by|for|from|in|of|on|over|to|with) (?:A|An|Each|Every|It|Its|The|This|Your)\b/,
];

const broken = (text: string): string[] =>
  text.split('\n').filter((line) => joints.some((joint) => joint.test(line)));

test('finds a sentence inside another one', () => {
  expect(broken('Compute it over The digits of t.')).toHaveLength(1);
  expect(broken('Use the raw bytes., as hexadecimal')).toHaveLength(1);
  expect(broken('Compute it over the digits of t, as hexadecimal. The rest is easy.')).toEqual([]);
});

test('generated pages have no sentence inside another one', async () => {
  if (!existsSync(folder)) await generateReference();
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
    name.endsWith('.json'),
  );
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) => {
    const parts = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object;
    return Object.values(parts).flatMap((html) =>
      broken(textOf(String(html))).map((line) => `${file}: ${line.trim()}`),
    );
  });
  expect([...new Set(found)]).toEqual([]);
});

test('the steps to verify a signature name the values of the contract', async () => {
  const scheme = (await testSpec())['x-webhook-signature'] as Record<string, unknown> & {
    steps: string[];
  };
  const text = scheme.steps.join('\n');
  for (const key of ['header', 'algorithm', 'encoding']) expect(text).toContain(scheme[key]);
  expect(text).toContain(`${String(scheme.toleranceSeconds)} seconds`);
  expect(text).toContain(`${String(scheme.rotationHours)} hours`);
});
