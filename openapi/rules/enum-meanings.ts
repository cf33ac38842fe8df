import type {Schema} from '../../generator/spec-types';
import type {Rule} from './helpers/rule';

/** Every enum value has a meaning, in x-enum-meanings, and is in upper snake case. */
export const enumMeanings: Rule = () => ({
  Schema: (node, ctx) => {
    const {enum: values, 'x-enum-meanings': meanings = {}} = node as Schema;
    if (!Array.isArray(values)) return;
    for (const value of values) {
      if (!meanings[value]) ctx.report({message: `${value} has no meaning in x-enum-meanings.`});
      const isEventType = /^[a-z_]+\.[a-z_]+$/.test(value);
      if (!isEventType && value !== 'v1' && !/^[A-Z][A-Z0-9_]*$/.test(value)) {
        ctx.report({message: `${value} is not in upper snake case.`});
      }
    }
    for (const key of Object.keys(meanings)) {
      if (!values.includes(key)) ctx.report({message: `${key} has a meaning but is not a value.`});
    }
  },
});
