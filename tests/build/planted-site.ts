import {execFile} from 'node:child_process';
import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

const root = path.join(__dirname, '..', '..');
/** As deep below the repository as the fixture it copies, so that the fixture's imports still resolve. */
const sites = path.join(root, '.cache', 'planted', 'sites');

export type Page = {body: string; frontMatter?: Record<string, string>};
export type Outcome = {failed: boolean; output: string};

const defaults = {
  kind: 'guide',
  title: 'Planted',
  description: 'A page with a defect that the build must find and name to whoever runs it.',
  reviewed: '2026-11-15',
};

const write = ({body, frontMatter}: Page): string => {
  const fields = Object.entries({...defaults, ...frontMatter}).map(
    ([key, value]) => `${key}: ${value}`,
  );
  return ['---', ...fields, '---', '', body, ''].join('\n');
};

/** Builds the base fixture with more pages and answers how it went. `planted` is in the sidebar, other pages are not. */
export function buildPlanted(
  name: string,
  pages: Record<string, Page>,
  {strict = false} = {},
): Promise<Outcome> {
  const siteDir = path.join(sites, name);
  rmSync(siteDir, {recursive: true, force: true});
  mkdirSync(sites, {recursive: true});
  cpSync(path.join(root, 'tests/fixtures/sites/base'), siteDir, {recursive: true});
  for (const [id, page] of Object.entries({
    planted: {body: 'Nothing is wrong here either.'},
    ...pages,
  })) {
    writeFileSync(path.join(siteDir, 'content', `${id}.mdx`), write(page));
  }
  const cli = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [cli, 'build', siteDir, '--no-minify'],
      {
        cwd: siteDir,
        env: {...process.env, DOCS_STRICT: String(strict), NODE_ENV: 'production'},
        timeout: 120_000,
        maxBuffer: 1 << 24,
      },
      (error, stdout, stderr) =>
        resolve({failed: error !== null, output: stripVTControlCharacters(`${stdout}\n${stderr}`)}),
    );
  });
}
