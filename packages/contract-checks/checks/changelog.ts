import {
  type Change,
  compareContracts,
  compareVersions,
  covers,
  historyOf,
  idOf,
  readChangelog,
  readReleases,
  type ReleaseNotes,
  type Step,
  versionOf,
} from '@docs/contract';
import type {Check} from './finding';

/**
 * Purpose: v1 doesn't break, and every change is in the changelog. A contract that differs from its
 *   last release has a new version, a breaking change a new major version.
 * Exemptions: none.
 */
export const checkChangelog: Check = ({spec}) => {
  const releases = readReleases();
  const last = releases.at(-1);
  const version = versionOf(spec);
  const findings: string[] = [];
  if (last && compareVersions(version, last.version) < 0)
    findings.push(`The contract has the version ${version}, but ${last.version} is released.`);
  if (last?.version === version) {
    for (const change of compareContracts(last.spec, spec))
      findings.push(
        `${idOf(change)} changed after ${version} was released. Set a new version in openapi.yaml.`,
      );
  }
  const steps = historyOf(spec, releases);
  const changelog = readChangelog();
  findings.push(...steps.flatMap((step) => problemsOf(step, changelog)));
  const counted = steps.reduce((sum, {changes}) => sum + changes.length, 0);
  return {findings, counts: `${releases.length} releases, ${counted} changes`};
};

export function problemsOf({from, to, changes}: Step, changelog: ReleaseNotes[]): string[] {
  const notes = changelog.find(({version}) => version === to);
  if (!notes) return [`openapi/changelog.yaml has no section ${to}.`];
  const patterns = notes.entries.flatMap((entry) => entry.changes);
  const matches = (change: Change) => patterns.some((pattern) => covers(pattern, idOf(change)));
  const isNewMajor = Number(to.split('.')[0]) > Number(from.split('.')[0]);
  return [
    ...changes
      .filter((change) => change.class === 'breaking' && !isNewMajor)
      .map((change) => `${idOf(change)} is breaking and needs a new major version.`),
    ...changes
      .filter((change) => !matches(change))
      .map((change) => `${idOf(change)} isn't in section ${to} of openapi/changelog.yaml.`),
    ...patterns
      .filter((pattern) => !changes.some((change) => covers(pattern, idOf(change))))
      .map((pattern) => `Section ${to} of the changelog names ${pattern}, which didn't change.`),
  ];
}
