import {readChangelog, readSdkChangelog, type ReleaseNotes} from '@docs/contract';

/** The CHANGELOG.md of a package: what the SDK changed, and what the API changed. */
export function changelog(): string {
  const api = new Map(readChangelog().map((notes) => [notes.version, notes]));
  const sections = readSdkChangelog().map(({version, date, contract, summary, changes}) =>
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
