import {existsSync, statSync} from 'node:fs';
import {readJournal} from '../releases/journal';
import {inventoryOf} from '../releases/inventory';
import {currentId, manifestsOf} from '../releases/layout';
import {lockAge} from '../releases/lock';
import {sha256Of, type Release} from '../releases/manifest';
import {locationOf, problemsOf} from '../releases/verify';
import {counter, gauge, type Metric} from './format';

const commands = ['publish', 'rollback', 'reload', 'repair', 'prune'];

/** What's wrong with the served release, and how large it is. */
export interface Verification {
  problems: number;
  bytes: number;
}

export function verify(deployRoot: string, release: Release): Verification {
  const sizes = [...release.files.keys()]
    .map((file) => locationOf(deployRoot, release.id, file))
    .map((file) => (existsSync(file) ? statSync(file).size : 0));
  return {
    problems: problemsOf(deployRoot, release).length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}

export function releaseMetrics(deployRoot: string, verification?: Verification): Metric[] {
  const {releases, unreadable, orphans} = inventoryOf(deployRoot);
  const id = currentId(deployRoot);
  const served = releases.find((release) => release.id === id);
  const age = lockAge(deployRoot);
  const journal = readJournal(deployRoot);
  return [
    gauge('release_info', 'The served release.', {labels: {id: id ?? ''}, value: 1}),
    gauge('releases', 'Releases that can be served.', {value: releases.length}),
    gauge('release_has_manifest', '1 if the served release has a manifest that can be read.', {
      value: served ? 1 : 0,
    }),
    gauge(
      'release_manifest_problems',
      'Manifests, or copies of them, that are missing or damaged.',
      {
        value: unreadable.size + (served ? damagedCopies(deployRoot, served.id) : 0),
      },
    ),
    gauge(
      'release_created_timestamp_seconds',
      'When the served release was published, by the clock of the server.',
      ...(served ? [{value: served.made / 1000}] : []),
    ),
    gauge(
      'release_damaged_files',
      'Files of the served release that differ from its manifest.',
      ...(verification ? [{value: verification.problems}] : []),
    ),
    gauge(
      'release_bytes',
      'Size of the served release.',
      ...(verification ? [{value: verification.bytes}] : []),
    ),
    gauge('release_leftovers', 'Files that an interrupted command left behind.', {
      value: age > 0 ? 0 : orphans.length,
    }),
    gauge('release_lock_age_seconds', 'How long a command has been changing the folder.', {
      value: age,
    }),
    counter(
      'release_commands_total',
      'Commands that changed the folder, or failed.',
      ...commands.flatMap((command) =>
        [true, false].map((isDone) => ({
          labels: {command, result: isDone ? 'done' : 'failed'},
          value: journal.filter((entry) => entry.command === command && entry.isDone === isDone)
            .length,
        })),
      ),
    ),
  ];
}

/** Two copies exist, and both are the same. */
function damagedCopies(deployRoot: string, id: string): number {
  const [first = '', second = ''] = manifestsOf(deployRoot, id);
  if (!existsSync(first) || !existsSync(second)) return 1;
  return sha256Of(first) === sha256Of(second) ? 0 : 1;
}
