import * as z from 'zod';
import {Refusal} from '../refusal';
import {code, schemasBelow, schemaSections} from '../text/contract-text';
import {onePart} from '../text/parts';
import {didYouMean} from '../text/similar-names';
import {defineTool, name, part} from './tool';

export const getSchema = defineTool({
  name: 'get_schema',
  title: 'Get a schema of the API',
  description:
    'Gives one schema of the API contract (JSON Schema 2020-12) and every schema it refers to, ' +
    'the nearest first.',
  input: z.strictObject({
    name: name('Name of the schema, such as "Offer" or "CreateOfferRequest".'),
    part,
  }),
  async answer({name: asked, part: wanted}, library) {
    const spec = await library.contract.get();
    const names = Object.keys(spec.components.schemas);
    const found = names.find((one) => one.toLowerCase() === asked.toLowerCase());
    const schema = found && spec.components.schemas[found];
    if (!schema) {
      throw new Refusal(`The contract has no schema "${asked}".${didYouMean(asked, names)}`);
    }
    const others = schemasBelow(spec, schema);
    others.delete(found);
    const text = [`# ${found}`, code(schema)];
    if (others.size > 0) text.push('## Schemas it refers to', ...schemaSections(others));
    return {text: onePart(text.join('\n\n'), wanted)};
  },
});
