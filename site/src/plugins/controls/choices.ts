/** The reader's choices that the style sheet reads from attributes of the root element. */

/** The languages of samples. */
const languages = ['curl', 'typescript', 'python', 'go', 'java'];

/** The storage key of tabs with `groupId="language"`, so that tabs and samples share one choice. */
export const languageKey = 'docusaurus.tab.language';
export const marketplaceKey = 'docs.marketplace';

/** The parameter in the query string. */
export const languageParameter = 'language';

export function showLanguage(language: string | null): string {
  const shown = language && languages.includes(language) ? language : 'curl';
  document.documentElement.setAttribute('data-language', shown);
  return shown;
}

export function showMarketplace(marketplace: string | null): string {
  const shown = marketplace ?? 'all';
  document.documentElement.setAttribute('data-marketplace', shown);
  return shown;
}
