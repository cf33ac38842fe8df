import {type Conditions, matches} from '../conditions';
import {resolve} from '../resolve';
import type {EachNode} from '../types';

export const ifNode: EachNode = (item, {settings, scope}) => {
  const holds = matches(settings.conditions as Conditions, (value) => resolve(value, item, scope));
  return {[String(holds)]: [item]};
};
