import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesUnder} from '../../../deploy/files';
import {integrityOf} from '../../../engine-patches/defer-scripts/defer-scripts';

/** A hash and the address next to it. */
const styleSheet = /(?<=<link integrity=")[^"]*(?=" rel="stylesheet" href="([^"]+))/g;
const laterSheet = /(?<= data-styles="([^"]+)" data-integrity=")[^"]*/g;
const script = /(?<=<script type="deferred" src="([^"]+)" integrity=")[^"]*/g;
const text = /\.(?:html|js|css|json|xml)$/;

/** A copy of the built site in which every asset has another hash in its name, as if all had changed. */
export function nextBuild(build: string, turn: number, target: string): string {
  const names = filesUnder(path.join(build, 'assets')).map((file) => path.basename(file));
  const hashes = new Set(
    names.flatMap((name) => /[.-]([0-9a-f]{8}|[0-9a-f]{6})\./.exec(name)?.[1] ?? []),
  );
  const next = (content: string) =>
    content.replaceAll(/\b(?:[0-9a-f]{8}|[0-9a-f]{6})\b/g, (hash) =>
      hashes.has(hash) ? rotated(hash, turn) : hash,
    );

  rmSync(target, {recursive: true, force: true});
  for (const file of filesUnder(build)) {
    const targetFile = path.join(target, next(path.relative(build, file)));
    mkdirSync(path.dirname(targetFile), {recursive: true});
    const content = readFileSync(file);
    writeFileSync(targetFile, text.test(file) ? next(content.toString('utf8')) : content);
  }
  for (const file of filesUnder(target, '.html')) {
    const hashOf = (_: string, address: string) =>
      integrityOf(readFileSync(path.join(target, address)));
    const html = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      [styleSheet, laterSheet, script].reduce((all, part) => all.replaceAll(part, hashOf), html),
    );
  }
  return target;
}

/** Another hash of the same length, different for every turn. */
const rotated = (hash: string, turn: number): string =>
  [...hash].map((digit) => ((parseInt(digit, 16) + turn) % 16).toString(16)).join('');
