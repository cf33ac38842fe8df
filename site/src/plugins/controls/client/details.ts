import {all, on} from './page';

/** Opens all branches of the page, or closes them if all are open. */
function toggleBranches(button: HTMLElement): void {
  const branches = all<HTMLDetailsElement>('.operation__main details.branch');
  const open = branches.some((branch) => !branch.open);
  for (const branch of branches) branch.open = open;
  button.textContent = open ? 'Collapse all' : 'Expand all';
}

export function listen(): void {
  on('click', '[data-expand]', toggleBranches);
}
