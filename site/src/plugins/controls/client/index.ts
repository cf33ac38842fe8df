/**
 * Handles the controls of a page's content, before and after hydration alike. Events are delegated, so it
 * doesn't matter when React adds content, and React has no handlers for these controls.
 */
import * as copy from './copy';
import * as details from './details';
import * as disclosures from './disclosures';
import * as figures from './figures';
import * as language from './language';
import * as listFilter from './list-filter';
import * as marketplace from './marketplace';
import * as notes from './notes';
import * as ownValues from './own-values';
import * as scenarios from './scenarios';
import * as sections from './sections';
import * as skipLink from './skip-link';
import * as tabs from './tabs';
import {revealTarget} from './target';
import * as terms from './terms';

function showChoices(): void {
  language.showChosenLanguage();
  scenarios.showScenarios();
  marketplace.showChosenMarketplace();
  tabs.showChosenTabs();
  ownValues.showOwnValues();
}

function showAll(): void {
  showChoices();
  listFilter.filterRows();
  sections.markCurrentSection();
}

/** A link can lead to a row or heading that the filter hides. */
function showTarget(): boolean {
  if (location.hash) listFilter.clearFilter();
  return revealTarget();
}

for (const {listen} of [
  copy,
  details,
  disclosures,
  figures,
  language,
  listFilter,
  marketplace,
  notes,
  ownValues,
  scenarios,
  sections,
  skipLink,
  tabs,
  terms,
])
  listen();

ownValues.adoptOwnValues();
tabs.adoptTabs();
showAll();
let hasTarget = revealTarget();

addEventListener('hashchange', showTarget);
addEventListener('storage', ({key}) => {
  if (key?.endsWith('tab.language')) language.adoptStoredLanguage();
  showChoices();
});
// A page from the back-forward cache has missed storage events.
addEventListener('pageshow', ({persisted}) => {
  if (persisted) showChoices();
});

/** Sent by `src/components/shell/new-content.ts`. */
document.addEventListener('docs:content', (event) => {
  const {isNew} = (event as CustomEvent<{isNew: boolean}>).detail;
  showAll();
  // Content can be saved from an earlier visit (`src/components/api/Part`).
  if (isNew) copy.resetCopyButtons();
  if (isNew || !hasTarget) hasTarget = showTarget();
});
