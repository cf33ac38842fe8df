import {existsSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {loadSpec} from './load-spec';
import type {Spec} from './spec-types';

/**
 * The contract for tests. Reading the sources takes seconds, so the first test file of a run writes
 * the result for the others. Each run has its own temporary folder.
 */
export async function testSpec(): Promise<Spec> {
  const file = path.join(tmpdir(), 'contract.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Spec;
  const spec = await loadSpec();
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(spec));
  renameSync(draft, file);
  return spec;
}
