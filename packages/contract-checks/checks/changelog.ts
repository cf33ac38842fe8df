import type {SitePages} from '@docs/content-model/files';
import {
  type Change,
  compareContracts,
  compareVersions,
  correctionsOf,
  covers,
  historyOf,
  idOf,
  listOperations,
  readChangelog,
  readReleases,
  type ReleaseNotes,
  type Spec,
  type Step,
  versionOf,
} from '@docs/contract';
import type {Check} from './finding';

/**
 * Purpose: v1 doesn't break, and every change is in the changelog. A contract that differs from its
 *   last release has a new version, an addition a new minor version, and a breaking change a new
 *   major version. A rule counts as a correction only if the sentence that stated it exists.
 * Exemptions: none.
 */
export const checkChangelog: Check = ({spec, pages}) => {
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
  for (const {from, to} of steps) {
    const before = releases.find(({version: released}) => released === from);
    const notes = changelog.find((it) => it.version === to);
    if (before && notes) findings.push(...missingSentences(notes, before.spec, pages));
  }
  const counted = steps.reduce((sum, {changes}) => sum + changes.length, 0);
  return {findings, counts: `${releases.length} releases, ${counted} changes`};
};

export function problemsOf({from, to, changes}: Step, changelog: ReleaseNotes[]): string[] {
  const notes = changelog.find(({version}) => version === to);
  if (!notes) return [`openapi/changelog.yaml has no section ${to}.`];
  const corrected = correctionsOf(notes).map(({rule}) => rule);
  const patterns = [...notes.entries.flatMap((entry) => entry.changes), ...corrected];
  const matches = (change: Change) => patterns.some((pattern) => covers(pattern, idOf(change)));
  /** Whether the release raises one of the version's first numbers. */
  const raises = (numbers: number) =>
    compareVersions(startOf(to, numbers), startOf(from, numbers)) > 0;
  return [
    ...changes
      .filter((change) => change.class === 'breaking' && !raises(1))
      .map((change) => `${idOf(change)} is breaking and needs a new major version.`),
    ...changes
      .filter((change) => change.class === 'additive' && !raises(2))
      .map((change) => `${idOf(change)} is new and needs a new minor version, not ${to}.`),
    ...changes
      .filter((change) => !matches(change))
      .map((change) => `${idOf(change)} isn't in section ${to} of openapi/changelog.yaml.`),
    ...patterns
      .filter((pattern) => !changes.some((change) => covers(pattern, idOf(change))))
      .map((pattern) => `Section ${to} of the changelog names ${pattern}, which didn't change.`),
  ];
}

/** `1.2.3` → `1.2`, with two numbers. */
const startOf = (version: string, numbers: number): string =>
  version.split('.').slice(0, numbers).join('.');

/** The corrections whose sentence isn't where the changelog says that it was. */
export function missingSentences(notes: ReleaseNotes, before: Spec, pages: SitePages): string[] {
  return correctionsOf(notes).flatMap(({rule, sentence, in: location}) =>
    plain(textOf(location, before, pages)).includes(plain(sentence))
      ? []
      : [`${rule} isn't a correction: ${location} doesn't say "${sentence}".`],
  );
}

function textOf(location: string, before: Spec, pages: SitePages): string {
  if (location.startsWith('/')) return pages.get(location)?.text ?? '';
  const operation = listOperations(before).find(({slug}) => slug === location)?.operation;
  return textsIn(operation?.description ?? before.components.schemas[location]).join('\n');
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(value ?? {}).flatMap((inner) => textsIn(inner));

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');
