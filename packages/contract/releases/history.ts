import type {Change} from '../changes/change';
import {compareContracts} from '../changes/compare';
import type {Spec} from '../spec-types';
import {readChangelog} from './changelog';
import {withCorrections} from './corrections';
import {compareVersions, readReleases, type Released, versionOf} from './released';

export type Step = {from: string; to: string; changes: Change[]};

/** The changes of each release to the one before it. The current contract is the last step. */
export function historyOf(current: Spec, releases: Released[] = readReleases()): Step[] {
  const changelog = readChangelog();
  const version = versionOf(current);
  const earlier = releases.filter((release) => compareVersions(release.version, version) < 0);
  const all = [...earlier, {version, spec: current}];
  return all.slice(1).map((release, index) => {
    const before = all[index] as Released;
    return {
      from: before.version,
      to: release.version,
      changes: withCorrections(
        compareContracts(before.spec, release.spec),
        changelog.find((notes) => notes.version === release.version),
      ),
    };
  });
}
