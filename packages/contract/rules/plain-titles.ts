import {isRule} from './helpers/each-property';
import type {Rule} from './helpers/rule';

/** Titles and summaries are short, in sentence case, without a period or an angle bracket. */
export const plainTitles: Rule = () => {
  const check = (text: unknown, report: (message: string) => void) => {
    if (typeof text !== 'string') return;
    if (text.includes('<')) report(`"${text}" contains an angle bracket.`);
    if (text.endsWith('.')) report(`"${text}" ends with a period.`);
    if (text.length > 80) report(`"${text}" is longer than 80 characters.`);
    if (!/^[A-Z0-9]/.test(text)) report(`"${text}" does not start with a capital.`);
  };
  return {
    Operation: (node, ctx) => check(node.summary, (message) => ctx.report({message})),
    Schema: (node, ctx) => {
      if (!isRule(ctx.location.pointer)) check(node.title, (message) => ctx.report({message}));
    },
    Example: (node, ctx) => {
      if (ctx.location.pointer.includes('/components/examples/')) return;
      check(node.summary, (message) => ctx.report({message}));
    },
  };
};
