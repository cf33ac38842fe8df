import {eachProperty} from './helpers/each-property';
import type {Rule} from './helpers/rule';

/**
 * Names that end in At are Timestamp, names that end in Date are CalendarDate, and nothing else is
 * a date.
 */
export const timeForm: Rule = () =>
  eachProperty(({name, schema, resolve, report}) => {
    const outer = resolve(schema);
    const target = outer?.items ? resolve(outer.items) : outer;
    const expected = /[a-z]At$/.test(name)
      ? 'Timestamp'
      : /([a-z]Dates?|^dates?)$/.test(name)
        ? 'Calendar date'
        : undefined;
    const isNullable = Array.isArray(target?.type);
    if (expected && target?.title !== expected && !(isNullable && target?.format)) {
      report(`${name} must be ${expected}.`);
    }
    if (
      !expected &&
      ['Timestamp', 'Calendar date'].includes(target?.title ?? '') &&
      name !== 'timestamp'
    ) {
      report(`${name} must end with At for a timestamp or Date for a day.`);
    }
    if (/Time$/.test(name)) report(`${name}: the name of a timestamp must end with At.`);
  });
