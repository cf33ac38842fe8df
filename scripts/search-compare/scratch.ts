import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';

const packages = [
  'pagefind@1.6.0',
  'lunr@2.3.9',
  'minisearch@7.2.0',
  'tslib@2.8.1',
  'esbuild@0.25.12',
];
export const easyops = '@easyops-cn/docusaurus-search-local@0.55.3';

/** The settings that the plugin's own build would generate for an English site. */
const easyopsSettings = `
export const language = ['en'];
export const removeDefaultStopWordFilter = [];
export const removeDefaultStemmer = false;
export const fuzzyMatchingDistance = 1;
`;

/** A folder with the other engines, outside of the project and its lock file. */
export class Scratch {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'search-compare-'));
  readonly require = createRequire(path.join(this.folder, 'index.js'));

  constructor() {
    writeFileSync(path.join(this.folder, 'package.json'), '{"private": true}');
    const flags = ['--no-audit', '--no-fund', '--loglevel=error'];
    this.run('npm', ['install', ...flags, ...packages]);
    // Without what it depends on: that would be a second Docusaurus.
    const archive = this.run('npm', ['pack', '--silent', easyops]).trim();
    this.unpack(archive, 'node_modules/@easyops-cn/docusaurus-search-local');
    this.write(
      'node_modules/@generated/@easyops-cn/docusaurus-search-local/default/generated-constants.js',
      easyopsSettings,
    );
  }

  /** A program as one minified script for browsers. */
  bundle(source: string, format: 'esm' | 'cjs' = 'esm'): string {
    const entry = this.write(`bundle-${Date.now()}.mjs`, source);
    return this.run('npx', ['esbuild', entry, '--bundle', '--minify', `--format=${format}`]);
  }

  write(name: string, text: string): string {
    const file = path.join(this.folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
    return file;
  }

  read(name: string): Buffer {
    return readFileSync(path.join(this.folder, name));
  }

  private unpack(archive: string, to: string): void {
    const target = path.join(this.folder, to);
    mkdirSync(target, {recursive: true});
    this.run('tar', ['xzf', archive, '--strip-components=1', '-C', target]);
  }

  private run(command: string, args: string[]): string {
    return execFileSync(command, args, {
      cwd: this.folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  }
}
