import {repairFragment} from '../shell/well-formed-address';

/** Opens the branches that contain the fragment's target, and scrolls to it. */
export function revealTarget(hash: string): void {
  const id = decodeURIComponent(repairFragment(hash).slice(1));
  const target = id ? document.getElementById(id) : null;
  if (!target) return;
  for (
    let branch = target.closest('details');
    branch;
    branch = branch.parentElement?.closest('details') ?? null
  )
    branch.open = true;
  target.scrollIntoView();
}
