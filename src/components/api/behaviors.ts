import type {ClientModule} from '@docusaurus/types';
import {adoptStoredLanguage, rememberLanguage, showChosenLanguage} from './language';
import {clearFilter, filterRows} from './list-filter';
import {rememberMarketplace, showChosenMarketplace} from './marketplace';
import {rememberOwnValue, showOwnValues} from './own-values';
import {revealTarget} from './reveal-target';

/** Handles clicks in the static parts of all reference pages. */
function onClick({target}: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const language = target.closest<HTMLElement>('.sample__tabs [data-language]')?.dataset.language;
  if (language) rememberLanguage(language);

  const marketplace = target.closest<HTMLElement>('.marketplaces [data-marketplace]');
  if (marketplace) rememberMarketplace(marketplace.dataset.marketplace ?? 'all');

  const expand = target.closest<HTMLElement>('[data-expand]');
  if (expand) toggleBranches(expand);
}

function onInput({target}: Event): void {
  if (target instanceof HTMLSelectElement && 'filterKind' in target.dataset) filterRows();
  if (!(target instanceof HTMLInputElement)) return;
  if (target.dataset.ownValue) rememberOwnValue(target.dataset.ownValue, target.value);
  if (target.dataset.filter) filterRows();
}

/** A link can lead to a row or heading that the filter hides. */
function showTarget(hash: string): void {
  if (hash) clearFilter();
  revealTarget(hash);
}

/** Opens all branches of the page, or closes them if all are open. */
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
  document.addEventListener('input', onInput);
  window.addEventListener('hashchange', () => showTarget(window.location.hash));
  window.addEventListener('storage', ({key}) => {
    if (key?.endsWith('tab.language')) adoptStoredLanguage();
  });
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location}) {
    showChosenLanguage();
    showChosenMarketplace();
    showOwnValues();
    filterRows();
    showTarget(location.hash);
  },
};

export const {onRouteDidUpdate} = clientModule;
