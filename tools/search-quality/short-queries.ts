import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {isTuned} from './halves';
import type {KnownItem} from './known-items';

export interface ShortQuery extends KnownItem {
  persona: 'ops' | 'dev' | 'new';
  kind: string;
}

interface Entry {
  query: string;
  accept: [string, ...string[]];
  persona: ShortQuery['persona'];
  kind: string;
}

/** What readers type into the search box, with the pages that answer it. */
export function readShortQueries(file: string): {tuned: ShortQuery[]; heldOut: ShortQuery[]} {
  const entries = parse(readFileSync(file, 'utf8')) as Entry[];
  const queries = entries.map(({query, accept: [page, ...also], persona, kind}) => ({
    query,
    page,
    also,
    persona,
    kind,
  }));
  return {
    tuned: queries.filter(({query}) => isTuned(query)),
    heldOut: queries.filter(({query}) => !isTuned(query)),
  };
}
