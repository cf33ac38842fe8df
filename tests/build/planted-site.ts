import {execFile} from 'node:child_process';
import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

const root = path.join(__dirname, '..', '..');
/** Has the same depth in the repository as the fixture it copies, so that the fixture's imports still resolve. */
const sites = path.join(root, '.cache', 'planted', 'sites');

type Page = {body: string; frontMatter?: Record<string, string>};
export type Outcome = {failed: boolean; output: string};

const defaults = {
  kind: 'guide',
  title: 'Planted',
  description: 'A page with a mistake that the build has to find and report with its location.',
  reviewed: '2026-11-15',
};

const write = ({body, frontMatter}: Page): string => {
  const fields = Object.entries({...defaults, ...frontMatter}).map(
    ([key, value]) => `${key}: ${value}`,
  );
  return ['---', ...fields, '---', '', body, ''].join('\n');
};

/** Copies the base fixture with more pages and returns its folder. */
export function plantSite(name: string, pages: Record<string, Page>): string {
  const siteDir = path.join(sites, name);
  rmSync(siteDir, {recursive: true, force: true});
  mkdirSync(sites, {recursive: true});
  cpSync(path.join(root, 'tests/fixtures/sites/base'), siteDir, {recursive: true});
  plantPages(siteDir, pages);
  return siteDir;
}

/** `planted` is in the sidebar, other pages aren't. */
export function plantPages(siteDir: string, pages: Record<string, Page>): void {
  for (const [id, page] of Object.entries(pages))
    writeFileSync(path.join(siteDir, 'content', `${id}.mdx`), write(page));
}

export function buildSite(siteDir: string): Promise<Outcome> {
  const cli = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [cli, 'build', siteDir, '--no-minify'],
      {
        cwd: siteDir,
        env: {...process.env, DOCS_STRICT: 'false', NODE_ENV: 'production'},
        maxBuffer: 1 << 24,
      },
      (error, stdout, stderr) =>
        resolve({failed: error !== null, output: stripVTControlCharacters(`${stdout}\n${stderr}`)}),
    );
  });
}
