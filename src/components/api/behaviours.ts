import type {ClientModule} from '@docusaurus/types';
import {adoptStoredLanguage, rememberLanguage, showChosenLanguage} from './language';
import {revealTarget} from './reveal-target';

/** What the static parts of a page can do once scripts run. One listener serves all pages. */
function onClick({target}: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const language = target.closest<HTMLElement>('.sample__tabs [data-language]')?.dataset.language;
  if (language) rememberLanguage(language);

  const expand = target.closest<HTMLElement>('[data-expand]');
  if (expand) toggleBranches(expand);
}

/** Opens every branch of the page, or closes them all again. */
function toggleBranches(button: HTMLElement): void {
  const branches = [
    ...document.querySelectorAll<HTMLDetailsElement>('.operation__main details.branch'),
  ];
  const open = branches.some((branch) => !branch.open);
  for (const branch of branches) branch.open = open;
  button.textContent = open ? 'Collapse all' : 'Expand all';
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', onClick);
  window.addEventListener('hashchange', () => revealTarget(window.location.hash));
  window.addEventListener('storage', ({key}) => {
    if (key?.endsWith('tab.language')) adoptStoredLanguage();
  });
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location}) {
    showChosenLanguage();
    revealTarget(location.hash);
  },
};

export const {onRouteDidUpdate} = clientModule;
