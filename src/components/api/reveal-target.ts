import {decodeAddress} from '../decode';

/** Opens the branches around the element that a fragment names, and scrolls to it. */
export function revealTarget(hash: string): void {
  const target = hash ? document.getElementById(decodeAddress(hash.slice(1))) : null;
  if (!target) return;
  for (
    let branch = target.closest('details');
    branch;
    branch = branch.parentElement?.closest('details') ?? null
  )
    branch.open = true;
  target.scrollIntoView();
}
