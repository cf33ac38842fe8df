import {createStorageSlot} from '@docusaurus/theme-common';

/** The same key as the theme's remembered tabs with groupId "language": one choice, everywhere. */
const slot = createStorageSlot('docusaurus.tab.language');
const known = ['curl', 'typescript', 'python', 'go', 'java'];

export function storedLanguage(): string | null {
  return slot.get();
}

/** Shows the samples of a language: style sheets read the attribute, buttons say which is chosen. */
export function showLanguage(language: string | null): void {
  const shown = language && known.includes(language) ? language : 'curl';
  document.documentElement.dataset.language = shown;
  for (const button of document.querySelectorAll<HTMLElement>('.sample__tabs [data-language]')) {
    button.setAttribute('aria-pressed', String(button.dataset.language === shown));
  }
}

/** Keeps the choice for other pages and tabs, and in the address for sharing. */
export function rememberLanguage(language: string): void {
  slot.set(language);
  const address = new URL(window.location.href);
  address.searchParams.set('language', language);
  window.history.replaceState(window.history.state, '', address);
  showLanguage(language);
}
