import {createHash} from 'node:crypto';
import path from 'node:path';
import {filesOf, type ListedFiles, type ListedVersion} from './list';

/** What readers download, without Maven's own checksums. */
const archive = /\.(tgz|whl|tar\.gz|jar|pom|zip|cdx\.json)$/;

/** The lists that package managers read, and checksums for people, by their path below `/packages`. */
export function indexFiles(list: readonly ListedVersion[]): Record<string, string> {
  const files = filesOf(list);
  const archives = Object.keys(files).filter((file) => archive.test(file));
  return {
    ...pythonIndex(files),
    ...goLists(archives),
    ...mavenMetadata(archives),
    'checksums.txt': checksums(files),
    'versions.json': `${JSON.stringify(newestVersions(list))}\n`,
  };
}

/** For `sha256sum --check --ignore-missing`, which expects the files in one folder. */
export const checksums = (files: ListedFiles): string =>
  Object.entries(files)
    .filter(([file]) => archive.test(file))
    .map(([file, {sha256}]) => `${sha256}  ${basename(file)}\n`)
    .join('');

/** The docs server reads its own version to say that there's a newer one. */
function newestVersions(list: readonly ListedVersion[]): Record<string, string | undefined> {
  const newest = (name: string) =>
    list
      .filter((entry) => entry.name === name)
      .map(({version}) => version)
      .sort(byVersion)
      .at(-1);
  return {
    sdk: newest('argosy-sdk'),
    docsServer: newest('argosy-docs-mcp'),
    sandbox: newest('argosy-sandbox'),
  };
}

/** Numbers in versions count as numbers. */
const byVersion = (a: string, b: string): number => a.localeCompare(b, 'en', {numeric: true});

const basename = (file: string, ending?: string) => path.posix.basename(file, ending);
const dirname = (file: string) => path.posix.dirname(file);

/** The folders that have files, and what's in them. */
const byFolder = (
  paths: string[],
  folderOf: (file: string) => string,
): [folder: string, files: string[]][] =>
  [...new Set(paths.map(folderOf))].map((folder) => [
    folder,
    paths.filter((file) => folderOf(file) === folder),
  ]);

/** A simple index: PEP 503. */
function pythonIndex(files: ListedFiles): Record<string, string> {
  const simple = 'python/simple';
  const projects = byFolder(
    Object.keys(files).filter((file) => file.startsWith(`${simple}/`)),
    dirname,
  );
  const page = (paths: string[]) =>
    paths.map((file): Link => [`${basename(file)}#sha256=${files[file]?.sha256}`, basename(file)]);
  const names = projects.map(([folder]) => basename(folder));
  return {
    [`${simple}/index.html`]: linkPage(
      'Packages',
      names.map((name) => [`${name}/`, name]),
    ),
    ...Object.fromEntries(
      projects.map(([folder, paths]) => [
        `${folder}/index.html`,
        linkPage(basename(folder), page(paths)),
      ]),
    ),
  };
}

type Link = [address: string, text: string];

const linkPage = (title: string, links: Link[]): string =>
  [
    '<!DOCTYPE html>',
    '<html lang="en">',
    `<head><meta name="pypi:repository-version" content="1.0"><title>${title}</title></head>`,
    '<body>',
    ...links.map(([address, text]) => `<a href="${address}">${text}</a>`),
    '</body>',
    '</html>',
    '',
  ].join('\n');

/** The lists of a module proxy: https://go.dev/ref/mod#goproxy-protocol */
function goLists(archives: string[]): Record<string, string> {
  const zips = archives.filter((file) => file.endsWith('.zip'));
  return Object.fromEntries(
    byFolder(zips, dirname).map(([folder, paths]) => {
      const versions = paths.map((zip) => basename(zip, '.zip')).sort(byVersion);
      return [`${folder}/list`, `${versions.join('\n')}\n`];
    }),
  );
}

/** https://maven.apache.org/repositories/metadata.html, without the time, so that bytes repeat. */
function mavenMetadata(archives: string[]): Record<string, string> {
  const poms = archives.filter((file) => file.endsWith('.pom'));
  const artifacts = byFolder(poms, (file) => dirname(dirname(file)));
  return Object.fromEntries(
    artifacts.flatMap(([folder, paths]) => {
      const versions = paths.map((pom) => basename(dirname(pom))).sort(byVersion);
      const text = metadataText(folder, versions);
      const hash = (algorithm: string) => createHash(algorithm).update(text).digest('hex');
      const file = `${folder}/maven-metadata.xml`;
      return [
        [file, text],
        [`${file}.md5`, hash('md5')],
        [`${file}.sha1`, hash('sha1')],
      ];
    }),
  );
}

function metadataText(folder: string, versions: string[]): string {
  const latest = versions.at(-1);
  const group = dirname(folder).replace('maven/', '').replaceAll('/', '.');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<metadata>',
    `  <groupId>${group}</groupId>`,
    `  <artifactId>${basename(folder)}</artifactId>`,
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
}
