import type {Item} from '../../model/types';
import {type AllNode, NodeError} from '../types';
import {equal, isMissing, pathValue} from '../values';

type Settings = {
  mode: 'append' | 'combineByKey' | 'combineByPosition' | 'chooseBranch';
  keys: {first: string; second: string}[];
  unmatched: 'drop' | 'keepFirst' | 'keepAll';
  prefer: 'first' | 'second';
  branch: 'first' | 'second';
};

const maxItems = 10_000;

export const merge: AllNode = ({first = [], second = []}, {settings: rawSettings}) => {
  const settings = rawSettings as Settings;
  switch (settings.mode) {
    case 'append':
      return {main: [...first, ...second]};
    case 'chooseBranch':
      return {main: settings.branch === 'first' ? first : second};
    case 'combineByPosition':
      return {main: byPosition(first, second, settings)};
    case 'combineByKey':
      return {main: byKey(first, second, settings)};
  }
};

function byPosition(first: Item[], second: Item[], settings: Settings): Item[] {
  const pairs = Math.min(first.length, second.length);
  return [
    ...first.slice(0, pairs).map((item, index) => combine(item, second[index], settings.prefer)),
    ...(settings.unmatched === 'drop' ? [] : first.slice(pairs)),
    ...(settings.unmatched === 'keepAll' ? second.slice(pairs) : []),
  ];
}

/** In the order of the first input. An item with two matches results in two items. */
function byKey(first: Item[], second: Item[], settings: Settings): Item[] {
  if (settings.keys.length === 0) throw new NodeError('The keys setting is empty');
  const found = new Set<Item>();
  const items: Item[] = [];
  for (const item of first) {
    const partners = second.filter((candidate) => sameKeys(item, candidate, settings.keys));
    for (const partner of partners) {
      found.add(partner);
      items.push(combine(item, partner, settings.prefer));
    }
    if (partners.length === 0 && settings.unmatched !== 'drop') items.push(item);
    if (items.length > maxItems) throw new NodeError('More than 10,000 items');
  }
  const left = second.filter((item) => !found.has(item));
  return settings.unmatched === 'keepAll' ? [...items, ...left] : items;
}

/** Compares type and content. A missing key equals nothing, not even another missing key. */
const sameKeys = (first: Item, second: Item, keys: Settings['keys']) =>
  keys.every((key) => {
    const value = pathValue(first.json, key.first);
    return !isMissing(value) && equal(value, pathValue(second.json, key.second));
  });

/** Merges top-level fields only. A nested object replaces the other one. */
function combine(first: Item, second: Item | undefined, prefer: 'first' | 'second'): Item {
  if (!second) return first;
  const [under, over] = prefer === 'first' ? [second, first] : [first, second];
  const json = {...first.json, ...second.json, ...over.json};
  const files = {...under.files, ...over.files};
  return Object.keys(files).length > 0 ? {json, files} : {json};
}
