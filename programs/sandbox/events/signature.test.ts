import {readFileSync} from 'node:fs';
import path from 'node:path';
import {paths} from '@docs/contract';
import {describe, expect, it} from 'vitest';
import {signature} from './deliveries';

type Vector = {name: string; secrets: string[]; header: string; body: string};

const file = path.join(paths.contract, 'events', 'signature-vectors.json');
const {vectors} = JSON.parse(readFileSync(file, 'utf8')) as {vectors: Vector[]};

describe('signature', () => {
  it("is that of the contract's test vector", () => {
    const {secrets, header, body} = vectors.find(({name}) => name === 'good') as Vector;
    expect(signature(body, secrets, 1771941605)).toBe(header);
  });

  it('has a value for each secret', () => {
    expect(signature('{}', ['first', 'second'], 1771941605)).toMatch(
      /^t=1771941605(,v1=[0-9a-f]{64}){2}$/,
    );
  });
});
