import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listOperations, loadSpec, type Operation, type Schema, type Spec} from '@docs/contract';
import {frontMatter, referencePages} from '@docs/reference/generator';
import {operationId, slugOf, titleAddress} from './addresses';
import {payloads} from './payloads';

/** Writes two pages per payload, one with it as the title and one with it as the texts of an operation. */
export async function writeHostilePages(folder: string): Promise<void> {
  rmSync(folder, {recursive: true, force: true});
  const write = (name: string, text: string) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  };
  const spec = hostileSpec(await loadSpec());
  const hostile = payloads.map((_, index) => slugOf(index));
  const others = listOperations(spec).filter(({slug}) => !hostile.includes(slug));
  const {pages} = await referencePages(spec);
  for (const {file, mdx, parts} of pages()) {
    if (others.some(({slug}) => slug === file)) continue;
    // This site has no component for lifecycles, whose texts aren't payloads.
    write(`api/${file}.mdx`, mdx.replaceAll(/<Lifecycle [^>]*\/>/g, ''));
    write(`api/_parts/${file}.json`, JSON.stringify(parts));
  }
  payloads.forEach((payload, index) => {
    const about = {title: payload, sidebar_label: payload, description: payload};
    const head = frontMatter({...about, slug: titleAddress(index)});
    write(`docs/title-${index}.mdx`, `${head}\nText of page ${index}.\n`);
  });
}

/** A contract with operations whose texts are all payloads. */
function hostileSpec(spec: Spec): Spec {
  const model = listOperations(spec).find(({slug}) => slug === 'create-offer');
  if (!model) throw new Error('The contract has no create-offer');
  const paths = payloads.map((payload, index) => [
    `/hostile/${index}`,
    {post: hostileOperation(model.operation, payload, index)},
  ]);
  const tags = (spec.tags ?? []).map((tag) =>
    tag.name === 'offers' ? {...tag, description: payloads.join('\n\n')} : tag,
  );
  const schemas = payloads.map((payload, index) => [schemaName(index), hostileSchema(payload)]);
  // Keeps the other operations, because error descriptions link to them.
  return {
    ...spec,
    tags,
    paths: {...spec.paths, ...(Object.fromEntries(paths) as object)},
    components: {
      ...spec.components,
      schemas: {...spec.components.schemas, ...(Object.fromEntries(schemas) as object)},
    },
  };
}

/** The only name that can't be hostile, because it becomes a class name in SDKs. */
const schemaName = (index: number) => `Hostile${index}`;

const hostileSchema = (payload: string): Schema => ({
  type: 'object',
  title: payload,
  description: payload,
  required: ['id', 'name'],
  properties: {
    // Samples print the ID.
    id: {type: 'string', description: payload, example: payload},
    name: {
      type: 'string',
      title: payload,
      description: payload,
      enum: [payload],
      'x-enum-meanings': {[payload]: payload},
      example: payload,
    },
    [payload]: {type: 'string', pattern: payload, format: payload, description: payload},
  },
});

function hostileOperation(model: Operation, payload: string, index: number): Operation {
  const schema = {$ref: `#/components/schemas/${schemaName(index)}`};
  const examples = {
    hostile: {summary: payload, value: {id: payload, name: payload, [payload]: payload}},
  };
  const content = {'application/json': {schema, examples}};
  return {
    ...model,
    operationId: operationId(index),
    summary: payload,
    description: `${payload}\n\n${payload}`,
    parameters: [
      {
        name: payload,
        in: 'query',
        schema: {type: 'string', description: payload},
        example: payload,
      },
    ],
    requestBody: {...model.requestBody, description: payload, content},
    responses: {'200': {description: payload, content}},
  } as Operation;
}
