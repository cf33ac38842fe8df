import {joinName} from '../../join-name';
import type {QueryWord} from '../../query';
import type {RankedSection} from './ranked-section';
import {exactBoost, longHeading} from './weights';

interface Query {
  text: string;
  words: readonly QueryWord[];
}

/** Boosts a section whose name, path, title, or heading is exactly the query. */
export function exactnessOf({text, words}: Query): (section: RankedSection) => number {
  const typed = text.trim();
  const joined = joinName(typed);
  const spelled = (some: readonly QueryWord[]) => some.map((word) => word.whole).join(' ');
  const headings = new Set([spelled(words), spelled(words.filter(({optional}) => !optional))]);
  return ({level, headingTerms, heading, joinedNames, isCatalogEntry}) => {
    // An error and an event can differ only in punctuation: `wallet_closed` and `wallet.closed`.
    if (heading === typed && isCatalogEntry) return exactBoost.entry;
    if (joinedNames.includes(joined)) return exactBoost.name;
    if (!headings.has(headingTerms.join(' '))) return 1;
    if (level === 1) return exactBoost.title;
    return headingTerms.length < longHeading ? exactBoost.heading : exactBoost.longHeading;
  };
}
