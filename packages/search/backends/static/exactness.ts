import {joinName} from '../../join-name';
import type {QueryWord} from '../../query';
import {spelledHeadings} from '../../spelled-headings';
import type {RankedSection} from './ranked-section';
import {exactBoost, longHeading} from './weights';

interface Query {
  text: string;
  words: readonly QueryWord[];
}

/** Kinds of pages whose title is a noun that guides explain. */
const namedByNoun = new Set(['object', 'node']);

/** Boosts a section whose name, path, title, or heading is exactly the query. */
export function exactnessOf({text, words}: Query): (section: RankedSection) => number {
  const typed = text.trim();
  const joined = joinName(typed);
  const headings = spelledHeadings(words);
  const isWord = /^[\p{L}\s]+$/u.test(typed);
  return ({level, page, spelledHeading, headingLength, heading, joinedNames, isCatalogEntry}) => {
    // An error and an event can differ only in punctuation: `wallet_closed` and `wallet.closed`.
    if (heading === typed && isCatalogEntry) return exactBoost.entry;
    // "Invoice" and "webhook" are words before they are an object and a node.
    if (isWord && level === 1 && namedByNoun.has(page.kind)) return 1;
    if (joinedNames.includes(joined)) return exactBoost.name;
    if (!headings.has(spelledHeading)) return 1;
    if (level === 1) return exactBoost.title;
    return headingLength < longHeading ? exactBoost.heading : exactBoost.longHeading;
  };
}
