import * as z from 'zod';
import {UserError} from '../user-error';
import {code, schemasBelow, schemaSections} from '../text/contract-text';
import {onePart} from '../text/parts';
import {didYouMean} from '../text/similar-names';
import {defineTool, name, part} from './tool';

export const getSchema = defineTool({
  name: 'get_schema',
  title: 'Get an API schema',
  description:
    'Returns one schema from the API contract (JSON Schema 2020-12) and all schemas that it refers ' +
    'to, the closest ones first.',
  input: z.strictObject({
    name: name('Schema name, such as "Offer" or "CreateOfferRequest".'),
    part,
  }),
  async run({name: requested, part: wanted}, docs) {
    const spec = await docs.contract();
    const names = Object.keys(spec.components.schemas);
    const found = names.find((known) => known.toLowerCase() === requested.toLowerCase());
    const schema = found && spec.components.schemas[found];
    if (!schema) {
      throw new UserError(
        `The contract has no schema "${requested}".${didYouMean(requested, names)}`,
      );
    }
    const others = schemasBelow(spec, schema);
    others.delete(found);
    const text = [`# ${found}`, code(schema)];
    if (others.size > 0) text.push('## Schemas it refers to', ...schemaSections(others));
    return {text: onePart(text.join('\n\n'), wanted)};
  },
});
