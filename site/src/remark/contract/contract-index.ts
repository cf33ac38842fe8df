import {existsSync, readFileSync, statSync} from 'node:fs';
import type {VFile} from 'vfile';
import {
  type CatalogEntry,
  contractPart,
  type ErrorCatalog,
  type Lifecycle,
  lifecycleAddress,
  listOperations,
  objectsOf,
  paths,
  refName,
  type Schema,
  type Spec,
  valueIn,
} from '@docs/contract';
import {dependOn} from '../../mdx/page-dependencies';

type OperationSummary = {title: string; method: string; path: string};
type Operations = Map<string, OperationSummary>;

const readOperations = (spec: Spec): Operations =>
  new Map(
    listOperations(spec).map(({slug, method, path, operation}) => [
      slug,
      {title: operation.summary, method: method.toUpperCase(), path},
    ]),
  );

/** Looks up operations, events, errors, schemas, and fields of the API by name. */
export class ContractIndex {
  private readonly operations: Operations;

  /** `onUse` is called with the file of every part of the contract that's looked up. */
  constructor(
    readonly spec: Spec,
    private readonly onUse: (part: string) => void = () => undefined,
    operations?: Operations,
  ) {
    this.operations = operations ?? readOperations(spec);
  }

  /** Returns an index for one page, which then depends on the parts that it looks up. */
  forPage(page: VFile): ContractIndex {
    return new ContractIndex(this.spec, (part) => dependOn(page, part), this.operations);
  }

  operation(slug: string): OperationSummary | undefined {
    this.onUse(contractPart.operation(slug));
    return this.operations.get(slug);
  }

  hasEvent(type: string): boolean {
    this.onUse(contractPart.events);
    return type in this.spec.webhooks;
  }

  error(code: string): CatalogEntry | undefined {
    this.onUse(contractPart.errors);
    return valueIn((this.spec['x-error-catalog'] as ErrorCatalog | undefined) ?? {}, code);
  }

  schema(name: string): Schema | undefined {
    this.onUse(contractPart.schema(name));
    return this.spec.components.schemas[name];
  }

  lifecycle(name: string): Lifecycle | undefined {
    return this.schema(name)?.['x-lifecycle'];
  }

  /** The page of the API reference that explains the statuses of a lifecycle. */
  lifecycleAddress(name: string): string {
    return lifecycleAddress(this.spec, {entity: this.lifecycle(name)?.entity ?? ''});
  }

  /** Returns the meaning of an enum value, or undefined if the enum doesn't have it. */
  meaning(name: string, value: string): string | undefined {
    const schema = this.schema(name);
    if (!schema?.enum?.includes(value)) return undefined;
    return schema['x-enum-meanings']?.[value] ?? '';
  }

  /** Whether the schema has a property at a path such as `pricing.commits.key`, through arrays and unions. */
  hasField(name: string, dotted: string): boolean {
    const schema = this.schema(name);
    return schema !== undefined && this.hasPath(schema, dotted.split('.'));
  }

  /** Returns the names of a schema and of all schemas that it refers to, at any depth. */
  referenced(name: string, found = new Set<string>()): Set<string> {
    if (found.has(name)) return found;
    found.add(name);
    const text = JSON.stringify(this.schema(name) ?? {});
    for (const [, next = ''] of text.matchAll(/#\/components\/schemas\/(\w+)/g))
      this.referenced(next, found);
    return found;
  }

  /** The address of an attribute on its object's page, or undefined if the schema has no page. */
  attributeAddress(name: string, dotted: string): string | undefined {
    const object = objectsOf(this.spec).find(({schema}) => schema === name);
    // Attributes of attributes are folded, and some are on the page of another object.
    const [attribute = ''] = dotted.split('.');
    if (!object || !this.hasField(name, attribute)) return undefined;
    return `/api/objects/${object.slug}#${object.slug}.${attribute}`;
  }

  private hasPath(schema: Schema, [step, ...rest]: string[]): boolean {
    if (step === undefined) return true;
    if (schema.$ref) {
      const target = this.schema(refName(schema.$ref));
      return target !== undefined && this.hasPath(target, [step, ...rest]);
    }
    if (schema.items) return this.hasPath(schema.items, [step, ...rest]);
    if (schema.oneOf?.some((option) => this.hasPath(option, [step, ...rest]))) return true;
    const child = schema.properties?.[step];
    return child !== undefined && this.hasPath(child, rest);
  }
}

let cached: {index: ContractIndex; time: number} | undefined;

/** Returns the index of the generated bundle for one page. Reads the bundle again if it has changed. */
export function contractIndex(page: VFile): ContractIndex {
  const file = paths.bundleJson;
  if (!existsSync(file))
    throw new Error('The contract isn\'t bundled yet. Run "npm run generate".');
  const time = statSync(file).mtimeMs;
  if (cached?.time !== time)
    cached = {index: new ContractIndex(JSON.parse(readFileSync(file, 'utf8')) as Spec), time};
  return cached.index.forPage(page);
}
