import {eachOperation} from './helpers/each-operation';
import type {Rule} from './helpers/rule';

/** A description says what the operation does, when to use it, and what happens next. */
export const operationDescription: Rule = () =>
  eachOperation(({operation, report}) => {
    const paragraphs = (operation.description ?? '').trim().split(/\n\s*\n/);
    if (paragraphs.length < 3) report('The description needs three paragraphs: what, when, next.');
    if (!paragraphs[1]?.startsWith('Use it '))
      report('The second paragraph must start with "Use it".');
    if (!/^Next[,:] /.test(paragraphs.at(-1) ?? ''))
      report('The last paragraph must start with "Next,".');
    if (operation.description?.includes('<'))
      report('The description must not contain an angle bracket.');
  });
