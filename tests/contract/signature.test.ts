import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {paths} from '@docs/contract';
import {verifySignature, type Delivery} from './verify-signature';

type Vector = Delivery & {name: string; valid: boolean};

const file = path.join(paths.contract, 'events/signature-vectors.json');
const document = JSON.parse(readFileSync(file, 'utf8')) as {
  toleranceSeconds: number;
  vectors: Vector[];
};

test.each(document.vectors)('Node.js verifies the vector $name correctly', (vector) => {
  expect(verifySignature(vector, document.toleranceSeconds)).toBe(vector.valid);
});

test('Python verifies every vector correctly', () => {
  const script = path.join(paths.repository, 'tests/contract/verify_signature.py');
  const output = execFileSync('python3', [script, file], {encoding: 'utf8'});
  expect(
    output
      .trim()
      .split('\n')
      .every((line) => line.startsWith('ok ')),
  ).toBe(true);
  expect(output.trim().split('\n')).toHaveLength(document.vectors.length);
});
