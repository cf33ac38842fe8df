import {inventoryOf} from './inventory';
import {currentId, sequenceOf} from './layout';
import {withLock} from './lock';
import type {Release} from './manifest';
import {repairRelease} from './repair';
import {switchTo, type Announce} from './switch';
import {describeDamage, problemsOf} from './verify';

/**
 * Switches back to the release that was served before, or to the release with this ID. A damaged release is
 * repaired first. If that isn't possible, the next earlier one is served.
 */
export function rollBack(deployRoot: string, announce: Announce, id?: string): Promise<Release> {
  return withLock(deployRoot, async () => {
    const {releases} = inventoryOf(deployRoot);
    const targets = id
      ? releases.filter((release) => release.id === id)
      : earlierReleases(releases, currentId(deployRoot));
    const problems: string[] = [];
    for (const target of targets) {
      if (problemsOf(deployRoot, target).length > 0) repairRelease(deployRoot, target);
      const damage = problemsOf(deployRoot, target);
      if (damage.length === 0) {
        for (const problem of problems) console.warn(problem);
        await switchTo(deployRoot, target, announce);
        return target;
      }
      problems.push(describeDamage(target, damage));
    }
    const missing = id ? `There is no release ${id}` : 'There is no earlier release';
    throw new Error(problems.join('\n') || missing);
  });
}

/**
 * Returns the releases before the current one in the order in which a rollback tries them: those that were
 * served before it, the latest first, and then all others with a lower number.
 */
function earlierReleases(releases: Release[], current: string | undefined): Release[] {
  if (current === undefined) return [];
  const find = (id: string | undefined) => releases.find((release) => release.id === id);
  const served: Release[] = [];
  let next = find(find(current)?.previous);
  while (next && !served.includes(next)) {
    served.push(next);
    next = find(next.previous);
  }
  const lower = releases.filter(({id}) => (sequenceOf(id) ?? 0) < (sequenceOf(current) ?? 0));
  return [...new Set([...served, ...lower.reverse()])];
}
