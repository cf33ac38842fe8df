import {maxQueryLength} from '../../limits';
import type {QueryWord} from '../../query';
import {canLead, isLongHeading, spelledHeadings} from '../../spelled-headings';
import {joinName} from '../../tokenizer';
import type {RankedSection} from './ranked-section';
import {exactBoost} from './weights';

interface Query {
  text: string;
  words: readonly QueryWord[];
}

/** "GET /offers" */
const call = /^(get|post|put|patch|delete)\s+(\/\S+)$/i;

/** Boosts a section whose name, path, title, or heading is exactly the query. */
export function exactnessOf({text, words}: Query): (section: RankedSection) => number {
  const typed = text.trim();
  const isCut = text.length >= maxQueryLength;
  const joined = words.map((word) => word.typed).join('');
  const [, method, path = ''] = call.exec(typed) ?? [];
  const headings = spelledHeadings(words);
  const isWord = /^[\p{L}\s]+$/u.test(typed);
  return ({level, page, spelledHeading, headingLength, heading, joinedNames, isCatalogEntry}) => {
    // An error and an event can differ only in punctuation: `wallet_closed` and `wallet.closed`.
    if (heading === typed && isCatalogEntry) return exactBoost.entry;
    if (method) {
      const [own, called] = [joinName(page.api ?? ''), joinName(path)];
      const isCall = own.endsWith(called) || (isCut && own.startsWith(called));
      return level === 1 && page.method === method.toUpperCase() && isCall ? exactBoost.name : 1;
    }
    // "Invoice" and "webhook" are words before they are an object and a node.
    if (isWord && level === 1 && namedByNoun.has(page.kind)) return 1;
    if (joinedNames.includes(joined))
      return page.kind === 'overview' ? exactBoost.overview : exactBoost.name;
    if (!headings.has(spelledHeading)) return 1;
    if (level === 1) return exactBoost.title;
    if (isLongHeading(headingLength)) return exactBoost.longHeading;
    return canLead(level, headingLength) ? exactBoost.heading : 1;
  };
}

/** Kinds of pages whose title is a noun that guides explain. */
const namedByNoun = new Set(['object', 'node']);
