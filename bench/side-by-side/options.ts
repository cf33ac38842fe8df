import {parseArgs} from 'node:util';
import {type SiteId, siteIds} from './engines';

export const partNames = ['paint', 'taps', 'navigation', 'build'] as const;

export const pages = {
  home: '',
  guide: 'aws-marketplace/create-private-offer',
  'create-offer': 'api/create-offer',
  category: 'api/category/offers',
  object: 'api/objects/offer',
};
export type PageName = keyof typeof pages;

export type Options = {
  parts: (typeof partNames)[number][];
  rounds: number;
  pages: PageName[];
  sites: SiteId[];
  /** The folder of an earlier build of ours. */
  before?: string;
  /** Measures without the slow connection. */
  loopback: boolean;
  /** Adds rounds to those of earlier runs, so that a long measurement can have breaks. */
  add: boolean;
};

function listed<Name extends string>(names: readonly Name[], list: string): Name[] {
  return list.split(',').map((value) => {
    const name = names.find((known) => known === value);
    if (!name) throw new Error(`"${value}" isn't one of ${names.join(', ')}.`);
    return name;
  });
}

export function readOptions(args: string[]): Options {
  const {values} = parseArgs({
    args,
    options: {
      only: {type: 'string', default: partNames.join()},
      pages: {type: 'string', default: Object.keys(pages).join()},
      sites: {type: 'string', default: siteIds.join()},
      rounds: {type: 'string', default: '5'},
      before: {type: 'string'},
      loopback: {type: 'boolean', default: false},
      add: {type: 'boolean', default: false},
    },
  });
  const {before, loopback, add} = values;
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be 1 or more.');
  return {
    parts: listed(partNames, values.only),
    rounds,
    pages: listed(Object.keys(pages) as PageName[], values.pages),
    sites: listed(siteIds, values.sites).filter((id) => before !== undefined || id !== 'before'),
    before,
    loopback,
    add,
  };
}
