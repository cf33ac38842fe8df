import {eachOperation} from './helpers/each-operation';
import type {Rule} from './helpers/rule';

/** A description starts with what the operation does: "Returns", "Creates", "Voids". */
export const operationDescription: Rule = () =>
  eachOperation(({operation, report}) => {
    const description = (operation.description ?? '').trim();
    if (!/^[A-Z][a-z]+s\b/.test(description))
      report('The description must start with a verb, such as "Returns" or "Creates".');
    if (description.includes('<')) report('The description must not contain an angle bracket.');
  });
