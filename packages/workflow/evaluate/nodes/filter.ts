import {type Conditions, matches} from '../conditions';
import {resolve} from '../resolve';
import type {EachNode} from '../types';

/** Passes on items that match. */
export const filter: EachNode = (item, {settings, scope}) => {
  const passes = matches(settings.conditions as Conditions, (value) => resolve(value, item, scope));
  return {main: passes ? [item] : []};
};
