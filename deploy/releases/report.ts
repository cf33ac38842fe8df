import {inventoryOf} from './inventory';
import {currentId} from './layout';
import {problemsOf} from './verify';

/** Prints the releases that can be served, oldest first. */
export function printReleases(deployRoot: string): void {
  const {releases, unreadable} = inventoryOf(deployRoot);
  const current = currentId(deployRoot);
  for (const {id, files} of releases)
    console.log(`${id}  ${files.size} files${id === current ? '  current' : ''}`);
  for (const [id, problem] of unreadable) console.error(`${id} can't be read: ${problem}`);
}

/** Compares all releases with their manifests and prints the problems. Returns how many there are. */
export function printProblems(deployRoot: string): number {
  const {releases, unreadable, orphans, unknown} = inventoryOf(deployRoot);
  const current = currentId(deployRoot);
  let count = unreadable.size;
  for (const [id, problem] of unreadable) console.error(`${id} can't be read: ${problem}`);
  for (const release of releases) {
    const problems = problemsOf(deployRoot, release);
    count += problems.length;
    const isCurrent = release.id === current ? '  current' : '';
    console.log(
      `${release.id}  ${release.files.size} files, ${problems.length} problems${isCurrent}`,
    );
    for (const problem of problems) console.error(`  ${problem}`);
  }
  if (current !== undefined && !releases.some(({id}) => id === current)) {
    count += 1;
    console.error(`${current} is served, but has no manifest that can be read`);
  }
  if (orphans.length > 0) console.log(`The next release deletes leftovers: ${orphans.join(', ')}`);
  if (unknown.length > 0) console.log(`Not from this command: ${unknown.join(', ')}`);
  return count;
}
