import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Lifecycle, Schema, Spec} from '../../../generator/spec-types';
import {listOperations} from '../../../generator/operations';

/** What pages may say of the API, looked up by name. */
export class ContractIndex {
  private readonly operations: Map<string, {title: string; method: string; path: string}>;

  constructor(readonly spec: Spec) {
    this.operations = new Map(
      listOperations(spec).map(({slug, method, path: route, operation}) => [
        slug,
        {title: operation.summary, method: method.toUpperCase(), path: route},
      ]),
    );
  }

  operation(slug: string): {title: string; method: string; path: string} | undefined {
    return this.operations.get(slug);
  }

  hasEvent(type: string): boolean {
    return type in this.spec.webhooks;
  }

  hasError(code: string): boolean {
    return code in ((this.spec['x-error-catalogue'] as Record<string, unknown>) ?? {});
  }

  schema(name: string): Schema | undefined {
    return this.spec.components.schemas[name];
  }

  lifecycle(name: string): Lifecycle | undefined {
    return this.schema(name)?.['x-lifecycle'];
  }

  /** The meaning of a value of an enumeration; undefined when there is no such value. */
  meaning(name: string, value: string): string | undefined {
    const schema = this.schema(name);
    if (!schema?.enum?.includes(value)) return undefined;
    return schema['x-enum-meanings']?.[value] ?? '';
  }

  /** Whether `pricing.commits.key` leads from the schema to a property, through arrays and unions. */
  hasField(name: string, dotted: string): boolean {
    const schema = this.schema(name);
    return schema !== undefined && this.leads(schema, dotted.split('.'));
  }

  private leads(schema: Schema, [step, ...rest]: string[]): boolean {
    if (step === undefined) return true;
    if (schema.$ref) {
      const target = this.schema(schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1));
      return target !== undefined && this.leads(target, [step, ...rest]);
    }
    if (schema.items) return this.leads(schema.items, [step, ...rest]);
    if (schema.oneOf?.some((option) => this.leads(option, [step, ...rest]))) return true;
    const child = schema.properties?.[step];
    return child !== undefined && this.leads(child, rest);
  }
}

let known: {index: ContractIndex; time: number} | undefined;

/** The index of the generated bundle; read again when the bundle has changed. */
export function contractIndex(siteDir = process.cwd()): ContractIndex {
  const file = path.join(siteDir, '.generated', 'openapi.json');
  if (!existsSync(file))
    throw new Error('The contract is not bundled yet: run "npm run generate".');
  const time = statSync(file).mtimeMs;
  if (known?.time !== time)
    known = {index: new ContractIndex(JSON.parse(readFileSync(file, 'utf8')) as Spec), time};
  return known.index;
}
