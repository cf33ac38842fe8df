import {createStorageSlot} from '@docusaurus/theme-common';

/** The theme's storage key for tabs with groupId "language", so that tabs and samples share one choice. */
const slot = createStorageSlot('docusaurus.tab.language');
const known = ['curl', 'typescript', 'python', 'go', 'java'];
const parameter = 'language';
const tabs = '.sample__tabs [data-language]';

/**
 * The language in the query string, and the stored one at that time. It's carried over to other
 * operations until the reader selects another language.
 */
let fromAddress: {language: string; stored: string | null} | undefined;

/** Shows the samples in the language from the query string, or else in the last selected one. */
export function showChosenLanguage(): void {
  const requested = new URLSearchParams(window.location.search).get(parameter);
  const stored = slot.get();
  if (requested) fromAddress = {language: requested, stored};
  else if (fromAddress?.stored !== stored) fromAddress = undefined;

  if (fromAddress && document.querySelector(tabs)) writeToAddress(fromAddress.language);
  showLanguage(fromAddress?.language ?? stored);
}

/** Stores the choice for other pages and tabs, and adds it to the query string for sharing. */
export function rememberLanguage(language: string): void {
  slot.set(language);
  writeToAddress(language);
  showChosenLanguage();
}

/** Replaces the language in this tab's query string after a choice in another tab. */
export function adoptStoredLanguage(): void {
  const stored = slot.get();
  const isInAddress = new URLSearchParams(window.location.search).has(parameter);
  if (stored && isInAddress) writeToAddress(stored);
  showChosenLanguage();
}

/** Sets the attribute that the style sheet reads, and marks the selected button. */
function showLanguage(language: string | null): void {
  const shown = language && known.includes(language) ? language : 'curl';
  document.documentElement.dataset.language = shown;
  for (const button of document.querySelectorAll<HTMLElement>(tabs)) {
    button.setAttribute('aria-pressed', String(button.dataset.language === shown));
  }
}

function writeToAddress(language: string): void {
  const address = new URL(window.location.href);
  if (address.searchParams.get(parameter) === language) return;
  address.searchParams.set(parameter, language);
  window.history.replaceState(window.history.state, '', address);
}
