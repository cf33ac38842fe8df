import {readFileSync} from 'node:fs';
import path from 'node:path';
import YAML from 'yaml';
import {z} from 'zod';
import {readChangelog, type ReleaseNotes} from '../../packages/contract/releases/changelog';
import {sdkPaths} from './languages';

const releases = z.array(
  z.strictObject({
    version: z.string(),
    date: z.iso.date(),
    contract: z.array(z.string()),
    summary: z.string(),
    changes: z.array(z.string()).min(1),
  }),
);

/** The CHANGELOG.md of a package: what the SDK changed, and what the API changed. */
export function changelog(): string {
  const file = readFileSync(path.join(sdkPaths.source, 'changelog.yaml'), 'utf8');
  const api = new Map(readChangelog().map((notes) => [notes.version, notes]));
  const sections = releases
    .parse(YAML.parse(file))
    .map(({version, date, contract, summary, changes}) =>
      [
        `## ${version} (${date})`,
        '',
        summary,
        '',
        ...changes.map((change) => `- ${change}`),
        ...contract.flatMap((release) => apiChanges(release, api.get(release))),
      ].join('\n'),
    );
  return `# Changelog\n\n${sections.join('\n\n')}\n`;
}

function apiChanges(version: string, notes?: ReleaseNotes): string[] {
  if (!notes) return [];
  return [
    '',
    `API ${version}: ${notes.summary}`,
    '',
    ...notes.entries.map(({title}) => `- ${title}`),
  ];
}
