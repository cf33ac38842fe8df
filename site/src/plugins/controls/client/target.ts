import {showPanelOf} from './tabs';

/**
 * Shows the fragment's target if it's in a closed `<details>` or a tab that isn't selected. The class stands for
 * `:target`, which browsers don't update after client-side navigation.
 */
export function revealTarget(): boolean {
  const id = idOf(location.hash);
  const target = id ? document.getElementById(id) : null;
  document.querySelector('.target')?.classList.remove('target');
  target?.classList.add('target');
  if (!target) return id === '';
  for (
    let branch = target.closest('details');
    branch;
    branch = branch.parentElement?.closest('details') ?? null
  )
    branch.open = true;
  showPanelOf(target);
  target.scrollIntoView();
  return true;
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
