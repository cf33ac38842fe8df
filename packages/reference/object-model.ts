import {type ApiObject, isObject, type Lifecycle, type Schema, variantOf} from '@docs/contract';
import {deriveExample} from './derive-example';
import type {Description, Entry} from './description/model';
import {scenariosOf} from './scenarios';
import {SchemaWalker, type Tree} from './schema-tree';
import {afterFirstSentence, firstSentence} from './sentences';
import {ObjectUses} from './description/uses';

/** The content of an object's page, taken only from the contract. */
export type ObjectModel = ApiObject & {
  /** The title of the area that it belongs to. */
  areaTitle: string;
  lead: string;
  description: string;
  tree: Tree;
  example?: unknown;
  lifecycles: {name: string; schema: Schema; lifecycle: Lifecycle}[];
  /** Slugs, in the order of the reference. */
  operations: string[];
  /** Types of the events that contain the object. */
  events: string[];
};

export function* objectModels(description: Description): Generator<ObjectModel> {
  const {objects, tags, schemas, lifecycles} = description;
  const walker = new SchemaWalker(schemas, schemas.objects);
  const uses = new ObjectUses(description);
  for (const object of objects) {
    const $ref = referenceTo(object.schema);
    const {schema} = schemas.resolve({$ref});
    const text = String(schemas.get(object.schema).description ?? schema.description ?? '');
    const operations = uses.operationsOf(object);
    yield {
      ...object,
      areaTitle: tags.find(({name}) => name === object.tag)?.title ?? '',
      lead: firstSentence(text),
      description: afterFirstSentence(text),
      tree: walker.body({$ref}, object.slug),
      example:
        exampleOf(description, object, operations) ??
        (uses.isDeclared ? undefined : deriveExample(schemas, {$ref}).value),
      lifecycles: lifecycles.filter(
        ({lifecycle}) => lifecycle.entity === object.slug.replaceAll('-', '_').toUpperCase(),
      ),
      operations: operations.map(({slug}) => slug),
      events: uses.eventsOf(object),
    };
  }
}

/** The object in the first response that returns it: as a whole, or as the first row of a list. */
function exampleOf({schemas}: Description, object: ApiObject, operations: Entry[]): unknown {
  const schema = schemas.get(object.schema);
  const isInstance = (value: unknown): boolean => {
    if (!isObject(value)) return false;
    const variant = schema.oneOf ? (variantOf(schema, value) ?? {}) : schema;
    const {properties = {}, required = []} = schemas.resolve(variant).schema;
    return (
      required.every((name) => name in value) &&
      Object.keys(value).every((name) => name in properties)
    );
  };
  for (const entry of operations) {
    for (const {response} of scenariosOf(schemas, entry)) {
      const rows = isObject(response) && Array.isArray(response.data) ? response.data : [response];
      const found = rows.flat().find(isInstance);
      if (found) return found;
    }
  }
  return undefined;
}

const referenceTo = (schema: string): string =>
  `#/components/schemas/${encodeURIComponent(schema.replaceAll('~', '~0').replaceAll('/', '~1'))}`;
