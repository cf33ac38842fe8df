import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import type {InlineCode} from '../policy/inline-code';
import {replaceFile} from './durable-files';
import {manifestsOf} from './layout';

export interface Release {
  id: string;
  /** Time of creation in milliseconds. */
  made: number;
  /** Like `made`, but a wrong clock changes it by no more than three days (see `elapsedSince`). */
  elapsed: number;
  /** The release that was served before, which a rollback returns to. */
  previous?: string;
  inline: InlineCode;
  /** The SHA-256 of every file, by its path in the release. */
  files: Map<string, string>;
}

export const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

export const sha256Of = (file: string): string => sha256(readFileSync(file));

/**
 * Writes a manifest in the format of `sha256sum`, which ignores comments. The last line is the checksum of
 * the lines above.
 */
export function formatManifest({files, ...metadata}: Release): string {
  const paths = [...files.keys()].sort();
  const unusual = paths.find((file) => /[\\\r\n]/.test(file));
  if (unusual !== undefined) throw new Error(`A manifest can't list ${JSON.stringify(unusual)}`);
  const lines = [
    '# To check the release, run this in its folder: sha256sum --check --quiet MANIFEST',
    `# ${JSON.stringify(metadata)}`,
    ...paths.map((file) => `${files.get(file)}  ${file}`),
    '',
  ].join('\n');
  return `${lines}# ${sha256(lines)}\n`;
}

/** Throws if the text isn't exactly what `formatManifest` wrote. */
function parseManifest(text: string): Release {
  const end = text.lastIndexOf('# ');
  const lines = text.slice(0, Math.max(end, 0));
  if (text.slice(end) !== `# ${sha256(lines)}\n`) throw new Error("doesn't match its checksum");
  const [, metadata = '', ...files] = lines.trimEnd().split('\n');
  return {
    ...(JSON.parse(metadata.slice(2)) as Omit<Release, 'files'>),
    files: new Map(files.map((line) => [line.slice(66), line.slice(0, 64)])),
  };
}

/** Writes both copies. The first one makes it a release, so call it when all files are on the disk. */
export function writeManifest(deployRoot: string, release: Release): void {
  const text = formatManifest(release);
  for (const file of manifestsOf(deployRoot, release.id)) replaceFile(file, text);
}

/** Reads the first copy that isn't damaged. Throws with the problem of each if there's none. */
export function readManifest(deployRoot: string, id: string): Release {
  const problems: string[] = [];
  for (const file of manifestsOf(deployRoot, id)) {
    try {
      const release = parseManifest(readFileSync(file, 'utf8'));
      if (release.id === id) return release;
      problems.push(`${file} is the manifest of ${release.id}`);
    } catch (error) {
      problems.push(`${file} ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new Error(problems.join(', '));
}
