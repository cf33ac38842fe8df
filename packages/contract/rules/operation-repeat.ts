import {eachOperation} from './helpers/each-operation';
import type {Rule} from './helpers/rule';

const outcomes = ['second-effect', 'no-change'];

/**
 * x-repeat says what a second call with the same values does: a second effect, no change, or one of
 * the operation's errors. Reads need no such statement.
 */
export const operationRepeat: Rule = () =>
  eachOperation(({operation, report}) => {
    const repeat = operation['x-repeat'];
    if (operation['x-idempotency'] === 'safe') {
      if (repeat) report('A safe operation has no x-repeat.');
      return;
    }
    if (!repeat) return report(`x-repeat must be ${outcomes.join(', ')}, or an error code.`);
    if (!outcomes.includes(repeat) && !operation['x-errors']?.includes(repeat))
      report(`x-repeat is ${repeat}, which isn't in x-errors.`);
  });
