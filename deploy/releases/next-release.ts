import type {Inventory} from './inventory';
import {currentId, idOf, sequenceOf} from './layout';
import type {Release} from './manifest';

const maxStep = 3 * 24 * 60 * 60 * 1000;

/**
 * Returns a release's age relative to the first one, in milliseconds. A clock that's wrong by months must
 * not make releases expire that are minutes old, so one step is never longer than three days.
 */
function elapsedSince(last: Release | undefined, now: number): number {
  if (!last) return 0;
  return last.elapsed + Math.min(Math.max(now - last.made, 0), maxStep);
}

/** Numbers the next release. Names without a readable manifest count too, so that no number is used twice. */
export function nextRelease(
  deployRoot: string,
  {releases, retired, unreadable, orphans}: Inventory,
  now: number,
): Pick<Release, 'id' | 'made' | 'elapsed' | 'previous'> {
  const previous = currentId(deployRoot);
  const readable = [...retired, ...releases];
  const names = [...readable.map(({id}) => id), ...unreadable.keys(), ...orphans, previous ?? ''];
  const sequences = names.map((name) => sequenceOf(name.replace(/\..*$/, '')) ?? 0);
  const [last] = readable.sort((a, b) => (sequenceOf(b.id) ?? 0) - (sequenceOf(a.id) ?? 0));
  return {
    id: idOf(Math.max(0, ...sequences) + 1, now),
    made: now,
    elapsed: elapsedSince(last, now),
    ...(previous === undefined ? {} : {previous}),
  };
}
