import type {Item} from '../../model/types';
import {resolve} from '../resolve';
import {type AllNode, NodeError} from '../types';
import {isMissing, pathValue} from '../values';

type Settings = {
  collect: 'items' | 'field';
  field: string;
  as: string;
  groupBy: string;
  keepMissing: boolean;
  keepFiles: boolean;
};

export const aggregate: AllNode = ({main = []}, {settings: rawSettings, scope}) => {
  const settings = {...rawSettings, as: resolve(rawSettings.as, main[0], scope)} as Settings;
  if (settings.collect === 'field' && settings.field === '')
    throw new NodeError('The field setting is empty');
  return {main: groups(main, settings.groupBy).map((group) => collect(group, settings))};
};

type Group = {key?: unknown; items: Item[]};

/** Groups in order of first appearance. Items without the field are a separate group. */
function groups(items: Item[], groupBy: string): Group[] {
  if (groupBy === '') return [{items}];
  const found = new Map<unknown, Group>();
  for (const item of items) {
    const key = pathValue(item.json, groupBy) ?? null;
    if (typeof key === 'object' && key !== null)
      throw new NodeError('The groupBy value is a list or an object');
    const group = found.get(key) ?? {key, items: []};
    group.items.push(item);
    found.set(key, group);
  }
  return [...found.values()];
}

function collect({key, items}: Group, settings: Settings): Item {
  const values =
    settings.collect === 'items'
      ? items.map(({json}) => json)
      : items
          .map(({json}) => pathValue(json, settings.field) ?? null)
          .filter((value) => settings.keepMissing || !isMissing(value));
  const json = {...(key === undefined ? {} : {group: key}), [settings.as]: values};
  const files = settings.keepFiles ? allFiles(items) : {};
  return Object.keys(files).length > 0 ? {json, files} : {json};
}

/** Duplicate names get a number: `invoice`, `invoice_2`. */
function allFiles(items: Item[]): Record<string, unknown> {
  const files: Record<string, unknown> = {};
  for (const [name, file] of items.flatMap((item) => Object.entries(item.files ?? {}))) {
    let free = name;
    for (let number = 2; Object.hasOwn(files, free); number++) free = `${name}_${number}`;
    files[free] = file;
  }
  return files;
}
