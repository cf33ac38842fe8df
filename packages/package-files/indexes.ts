import {createHash} from 'node:crypto';
import {existsSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {archives, immutableFiles, sha256Of} from './files';

/** Writes the lists that package managers read, from the packages that are there. */
export function writeIndexes(packages: string): void {
  writePythonIndex(path.join(packages, 'python', 'simple'));
  for (const file of immutableFiles(packages)) {
    if (file.endsWith('.zip')) writeGoList(path.join(packages, path.dirname(file)));
    if (file.endsWith('.pom'))
      writeMavenMetadata(packages, path.join(packages, path.dirname(file), '..'));
  }
}

/** Numbers in versions count as numbers. */
const byVersion = (a: string, b: string): number => a.localeCompare(b, 'en', {numeric: true});

/** A simple index: PEP 503. */
function writePythonIndex(simple: string): void {
  if (!existsSync(simple)) return;
  const projects = readdirSync(simple, {withFileTypes: true}).filter((entry) =>
    entry.isDirectory(),
  );
  writePage(
    simple,
    'Packages',
    projects.map(({name}) => [`${name}/`, name]),
  );
  for (const {name} of projects) {
    const folder = path.join(simple, name);
    const links = archives(folder).map((file): [string, string] => [
      `${file}#sha256=${sha256Of(path.join(folder, file))}`,
      file,
    ]);
    writePage(folder, name, links);
  }
}

function writePage(folder: string, title: string, links: [address: string, text: string][]): void {
  const lines = [
    '<!DOCTYPE html>',
    '<html lang="en">',
    `<head><meta name="pypi:repository-version" content="1.0"><title>${title}</title></head>`,
    '<body>',
    ...links.map(([address, text]) => `<a href="${address}">${text}</a>`),
    '</body>',
    '</html>',
    '',
  ];
  writeFileSync(path.join(folder, 'index.html'), lines.join('\n'));
}

/** The list of a module proxy: https://go.dev/ref/mod#goproxy-protocol */
function writeGoList(folder: string): void {
  const versions = readdirSync(folder)
    .filter((name) => name.endsWith('.zip'))
    .map((name) => path.basename(name, '.zip'))
    .sort(byVersion);
  writeFileSync(path.join(folder, 'list'), `${versions.join('\n')}\n`);
}

/** https://maven.apache.org/repositories/metadata.html, without the time, so that bytes repeat. */
function writeMavenMetadata(packages: string, folder: string): void {
  const versions = readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name)
    .sort(byVersion);
  const latest = versions.at(-1);
  const group = path.relative(path.join(packages, 'maven'), path.dirname(folder));
  const metadata = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<metadata>',
    `  <groupId>${group.split(path.sep).join('.')}</groupId>`,
    `  <artifactId>${path.basename(folder)}</artifactId>`,
    '  <versioning>',
    `    <latest>${latest}</latest>`,
    `    <release>${latest}</release>`,
    '    <versions>',
    ...versions.map((version) => `      <version>${version}</version>`),
    '    </versions>',
    '  </versioning>',
    '</metadata>',
    '',
  ].join('\n');
  const file = path.join(folder, 'maven-metadata.xml');
  writeFileSync(file, metadata);
  for (const algorithm of ['md5', 'sha1'])
    writeFileSync(`${file}.${algorithm}`, createHash(algorithm).update(metadata).digest('hex'));
}
