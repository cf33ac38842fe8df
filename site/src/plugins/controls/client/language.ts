import {languageKey, languageParameter, showLanguage} from '../choices';
import {all, on} from './page';
import {read, write} from './storage';

const buttons = '.sample__tabs [data-language]';

/**
 * The language in the query string, and the stored one at that time. It's carried over to other
 * operations until the reader selects another language.
 */
let fromAddress: {language: string; stored: string | null} | undefined;

/** Shows the samples in the language from the query string, or else in the last selected one. */
export function showChosenLanguage(): void {
  const requested = new URLSearchParams(location.search).get(languageParameter);
  const stored = read(languageKey);
  if (requested) fromAddress = {language: requested, stored};
  else if (fromAddress?.stored !== stored) fromAddress = undefined;

  if (fromAddress && document.querySelector(buttons)) writeToAddress(fromAddress.language);
  const shown = showLanguage(fromAddress?.language ?? stored);
  for (const button of all(buttons))
    button.setAttribute('aria-pressed', String(button.dataset.language === shown));
}

/** Stores the choice for other pages and tabs, and adds it to the query string for sharing. */
function choose(language: string): void {
  write(languageKey, language);
  writeToAddress(language);
  showChosenLanguage();
}

/** Replaces the language in this tab's query string after a choice in another tab. */
export function adoptStoredLanguage(): void {
  const stored = read(languageKey);
  const isInAddress = new URLSearchParams(location.search).has(languageParameter);
  if (stored && isInAddress) writeToAddress(stored);
}

function writeToAddress(language: string): void {
  const address = new URL(location.href);
  if (address.searchParams.get(languageParameter) === language) return;
  address.searchParams.set(languageParameter, language);
  history.replaceState(history.state, '', address);
}

export function listen(): void {
  on('click', buttons, ({dataset}) => choose(dataset.language ?? ''));
}
