import * as z from 'zod';
import {operationIdToSlug, type Spec} from '@docs/contract';
import type {Docs} from '../docs';
import {siteFile} from '../site/site';
import {NotFoundError, UserError} from '../user-error';
import {code, schemasBelow, schemaSections} from '../text/contract-text';
import {onePart} from '../text/sections';
import {didYouMean} from '../text/find-operation';
import {defineTool, name, part} from './tool';

export const getObject = defineTool({
  name: 'get_object',
  title: 'Get an API object or schema',
  description:
    'Returns an object of the API, such as "offer": its attributes, statuses and how they change, ' +
    'operations, events, and guides. For any other schema, such as "CreateOfferRequest", returns ' +
    'its JSON Schema and the schemas that it refers to.',
  input: z.strictObject({
    name: name('Name of an object ("offer", "usage record group") or schema ("MoneyInput").'),
    part,
  }),
  async run({name: requested, part: wanted}, docs) {
    const spec = await docs.contract();
    const names = Object.keys(spec.components.schemas);
    const found = names.find((known) => key(known) === key(requested));
    if (!found) {
      throw new UserError(
        `The contract has no object or schema "${requested}".${didYouMean(requested, names)}`,
      );
    }
    const page = objectsOf(spec).includes(found) ? await objectPage(found, docs) : null;
    return {text: onePart(page ?? describe(found, spec), wanted)};
  },
});

const key = (text: string) => text.toLowerCase().replaceAll(/[^a-z\d]/g, '');

const objectsOf = ({tags = [], ...spec}: Spec): string[] => [
  ...tags.flatMap(({'x-objects': objects = []}) => objects),
  ...((spec['x-shared-objects'] as string[] | undefined) ?? []),
];

/** Null if the site is older than the pages about objects. */
async function objectPage(object: string, docs: Docs): Promise<string | null> {
  const file = siteFile(`api/objects/${operationIdToSlug(object).replace(/^-/, '')}.md`);
  if (!file) return null;
  return docs.page(file).catch((error: unknown) => {
    if (error instanceof NotFoundError) return null;
    throw error;
  });
}

function describe(schemaName: string, spec: Spec): string {
  const schema = spec.components.schemas[schemaName];
  const others = schemasBelow(spec, schema);
  others.delete(schemaName);
  const text = [`# ${schemaName}`, code(schema)];
  if (others.size > 0) text.push('## Schemas it refers to', ...schemaSections(others));
  return text.join('\n\n');
}
