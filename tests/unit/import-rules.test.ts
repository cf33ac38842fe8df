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

it('finds an import that points up', async () => {
  expect(
    await brokenRules({
      'packages/figures/a.ts': "import {b} from '../reference/b';\nexport const a = b;",
      'packages/reference/b.ts': 'export const b = 1;',
    }),
  ).toEqual(['packages/figures imports only itself']);
});

it('finds a cycle of type imports', async () => {
  expect(
    await brokenRules({
      'packages/search/a.ts': "import type {B} from './b';\nexport type A = B | 1;",
      'packages/search/b.ts': "import type {A} from './a';\nexport type B = A | 2;",
    }),
  ).toContain('no import cycle');
});

it.each(['bench', 'tests'])('finds an import of %s', async (folder) => {
  const found = await brokenRules({
    'tools/a.ts': `import {b} from '../${folder}/b';\nexport const a = b;`,
    [`${folder}/b.ts`]: 'export const b = 1;',
  });
  expect(found).toContain(`nothing imports ${folder === 'bench' ? 'the benches' : 'tests'}`);
});

it('lets the site import packages', async () => {
  expect(
    await brokenRules({
      'src/remark/a.ts': "import {b} from '../../packages/figures/b';\nexport const a = b;",
      'packages/figures/b.ts': 'export const b = 1;',
    }),
  ).toEqual([]);
});
