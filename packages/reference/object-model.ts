import {
  type ApiObject,
  eventsOfObject,
  isObject,
  type Lifecycle,
  objectsOf,
  operationsOfObject,
  resolveRef,
  type Schema,
  type Spec,
  variantOf,
} from '@docs/contract';
import {afterFirstSentence, firstSentence} from './sentences';
import {lifecyclesOf} from './page-model';
import {scenariosOf} from './scenarios';
import {SchemaWalker, type Tree} from './schema-tree';

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

export function objectModels(spec: Spec): ObjectModel[] {
  const objects = objectsOf(spec);
  const walker = new SchemaWalker(spec, undefined, objects);
  return objects.map((object) => {
    const {description = ''} = spec.components.schemas[object.schema] ?? {};
    return {
      ...object,
      areaTitle: spec.tags?.find(({name}) => name === object.tag)?.['x-displayName'] ?? '',
      lead: firstSentence(description),
      description: afterFirstSentence(description),
      tree: walker.body({$ref: `#/components/schemas/${object.schema}`}, object.slug),
      example: exampleOf(spec, object),
      lifecycles: lifecyclesOf(spec).filter(
        ({lifecycle}) => lifecycle.entity === object.slug.replaceAll('-', '_').toUpperCase(),
      ),
      operations: operationsOfObject(spec, object).map(({slug}) => slug),
      events: eventsOfObject(spec, object),
    };
  });
}

/** The object in the first response that returns it: as a whole, or as the first row of a list. */
function exampleOf(spec: Spec, object: ApiObject): unknown {
  const schema = spec.components.schemas[object.schema] ?? {};
  const isInstance = (value: unknown): boolean => {
    if (!isObject(value)) return false;
    const variant = schema.oneOf ? (variantOf(schema, value) ?? {}) : schema;
    const {properties = {}, required = []} = resolveRef<Schema>(spec, variant);
    return (
      required.every((name) => name in value) &&
      Object.keys(value).every((name) => name in properties)
    );
  };
  const responses = operationsOfObject(spec, object).flatMap((entry) =>
    scenariosOf(spec, entry).map(({response}) => response),
  );
  const rows = responses.flatMap((response) =>
    isObject(response) && Array.isArray(response.data) ? (response.data as unknown[]) : [response],
  );
  return rows.find(isInstance);
}
