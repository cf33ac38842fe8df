import {createStorageSlot} from '@docusaurus/theme-common';

/** The same key as the theme's remembered tabs with groupId "language": one choice, everywhere. */
const slot = createStorageSlot('docusaurus.tab.language');
const known = ['curl', 'typescript', 'python', 'go', 'java'];
const parameter = 'language';
const tabs = '.sample__tabs [data-language]';

/**
 * The language that the address asked for, and the stored one at that time. It stays in the address
 * while the reader goes from operation to operation, until the reader chooses another one.
 */
let fromAddress: {language: string; stored: string | null} | undefined;

/** Shows the samples in the language of the address, or else in the one chosen last. */
export function showChosenLanguage(): void {
  const asked = new URLSearchParams(window.location.search).get(parameter);
  const stored = slot.get();
  if (asked) fromAddress = {language: asked, stored};
  else if (fromAddress?.stored !== stored) fromAddress = undefined;

  if (fromAddress && document.querySelector(tabs)) writeToAddress(fromAddress.language);
  showLanguage(fromAddress?.language ?? stored);
}

/** Keeps the choice for other pages and tabs, and in the address for sharing. */
export function rememberLanguage(language: string): void {
  slot.set(language);
  writeToAddress(language);
  showChosenLanguage();
}

/** A choice in another tab of the browser also replaces the one in this tab's address. */
export function adoptStoredLanguage(): void {
  const stored = slot.get();
  const isInAddress = new URLSearchParams(window.location.search).has(parameter);
  if (stored && isInAddress) writeToAddress(stored);
  showChosenLanguage();
}

/** Style sheets read the attribute of the root element; the buttons say which one is selected. */
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
