import {
  languageKey,
  languageParameter,
  marketplaceKey,
  showLanguage,
  showMarketplace,
} from './choices';

/**
 * Applies the reader's language and marketplace before the first paint, so the layout doesn't shift.
 * Without JavaScript the attributes are missing, and the style sheet shows every language and marketplace.
 */
export default function firstPaint(): void {
  let language = new URLSearchParams(location.search).get(languageParameter);
  let marketplace: string | null = null;
  try {
    language ??= localStorage.getItem(languageKey);
    marketplace = localStorage.getItem(marketplaceKey);
  } catch {
    // Storage is blocked.
  }
  showLanguage(language);
  showMarketplace(marketplace);
}
