import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {cruise, type ICruiseResult, type IForbiddenRuleType} from 'dependency-cruiser';
import {expect, it} from 'vitest';
import rules from '../../.dependency-cruiser.mjs';

/** The rules that a small tree of these files breaks. */
async function brokenRules(files: Record<string, string>): Promise<string[]> {
  const baseDir = mkdtempSync(path.join(tmpdir(), 'imports-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(baseDir, file)), {recursive: true});
    writeFileSync(path.join(baseDir, file), text);
  }
  const forbidden = rules.forbidden as IForbiddenRuleType[];
  const {output} = await cruise(['.'], {
    baseDir,
    validate: true,
    ruleSet: {forbidden},
    tsPreCompilationDeps: true,
  });
  return (output as ICruiseResult).summary.violations.map(({rule}) => rule.name);
}

it('finds a relative import of another workspace', async () => {
  expect(
    await brokenRules({
      'packages/figures/a.ts': "import {b} from '../reference/b';\nexport const a = b;",
      'packages/reference/b.ts': 'export const b = 1;',
    }),
  ).toEqual(['workspaces import each other by name']);
});

it('finds an import that points up in the site', async () => {
  expect(
    await brokenRules({
      'site/src/rehype/a.ts': "import {b} from '../theme/b';\nexport const a = b;",
      'site/src/theme/b.ts': 'export const b = 1;',
    }),
  ).toEqual(['src/rehype imports only itself of the site']);
});

it('finds a cycle of type imports', async () => {
  expect(
    await brokenRules({
      'packages/search/a.ts': "import type {B} from './b';\nexport type A = B | 1;",
      'packages/search/b.ts': "import type {A} from './a';\nexport type B = A | 2;",
    }),
  ).toContain('no import cycle');
});
