import type {Schema} from '../spec-types';
import {isRule} from './helpers/each-property';
import type {Rule} from './helpers/rule';

/** The version, and values that OAuth 2.0 defines. */
const fixedElsewhere = ['v1', 'client_credentials', 'Bearer'];

/** Every enum value has a meaning, in x-enum-meanings, and is in upper snake case. */
export const enumMeanings: Rule = () => ({
  Schema: (node, ctx) => {
    const {enum: values, 'x-enum-meanings': meanings = {}} = node as Schema;
    if (!Array.isArray(values) || isRule(ctx.location.pointer)) return;
    for (const value of values) {
      if (!meanings[value]) ctx.report({message: `${value} has no meaning in x-enum-meanings.`});
      const isEventType = /^[a-z_]+\.[a-z_]+$/.test(value);
      const isFixed = isEventType || fixedElsewhere.includes(value);
      if (!isFixed && !/^[A-Z][A-Z0-9_]*$/.test(value)) {
        ctx.report({message: `${value} is not in upper snake case.`});
      }
    }
    for (const key of Object.keys(meanings)) {
      if (!values.includes(key)) ctx.report({message: `${key} has a meaning but is not a value.`});
    }
  },
});
