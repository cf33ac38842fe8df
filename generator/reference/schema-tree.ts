import {resolvePointer} from '../json';
import type {Schema, Spec} from '../spec-types';

export type Variant = {label: string; values: string[]; name: string; properties: Property[]};

/** One property as the reader sees it. Children are there unless the schema meets itself. */
export type Property = {
  name: string;
  path: string[];
  type: string;
  required: boolean;
  description: string;
  deprecated: boolean;
  enumValues: {value: string; meaning: string}[];
  defaultValue?: unknown;
  example?: unknown;
  constraints: string[];
  schemaName?: string;
  repeats?: string;
  children: Property[];
  discriminator?: string;
  variants: Variant[];
};

export type Tree = Pick<
  Property,
  'type' | 'children' | 'variants' | 'discriminator' | 'schemaName'
>;

const refName = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);

/** Walks a schema as deep as it goes; `open` holds the names on the way down, to stop at cycles. */
export class SchemaWalker {
  constructor(private readonly spec: Spec) {}

  /** The properties of a body. `root` begins every path. */
  body(schema: Schema, root: string): Tree {
    return this.inside(schema, [root], []);
  }

  property(
    name: string,
    schema: Schema,
    path: string[],
    required: boolean,
    open: string[] = [],
  ): Property {
    const {resolved, names} = this.resolve(schema);
    const element = this.element(resolved);
    const repeats = [...names, ...element.names].find((one) => open.includes(one));
    const inside = repeats
      ? {children: [], variants: [], discriminator: undefined}
      : this.inside(schema, path, open);
    return {
      name,
      path,
      type: this.typeName(schema),
      required,
      description: schema.description ?? resolved.description ?? '',
      deprecated: Boolean(schema.deprecated ?? resolved.deprecated),
      enumValues: this.enumValues(element.resolved),
      defaultValue: schema.default ?? resolved.default,
      example: schema.example ?? resolved.example,
      constraints: [
        ...constraintsOf(resolved),
        ...(element.resolved === resolved
          ? []
          : constraintsOf(element.resolved).map((one) => `each ${one}`)),
      ],
      schemaName: [...names, ...element.names].at(-1),
      ...(repeats ? {repeats} : {}),
      children: inside.children,
      variants: inside.variants,
      ...(inside.discriminator ? {discriminator: inside.discriminator} : {}),
    };
  }

  private inside(schema: Schema, path: string[], open: string[]): Tree {
    const {resolved, names} = this.resolve(schema);
    const element = this.element(resolved);
    const target = element.resolved;
    const deeper = [...open, ...names, ...element.names];
    const type = this.typeName(schema);
    const schemaName = [...names, ...element.names].at(-1);
    if (target.oneOf) {
      return {
        type,
        schemaName,
        children: [],
        discriminator: target.discriminator?.propertyName,
        variants: this.variants(target, path, deeper),
      };
    }
    const children = this.childrenOf(target, path, deeper);
    return {type, schemaName, children, variants: []};
  }

  private childrenOf(schema: Schema, path: string[], open: string[]): Property[] {
    const required = new Set(schema.required ?? []);
    const named = Object.entries(schema.properties ?? {}).map(([name, child]) =>
      this.property(name, child, [...path, name], required.has(name), open),
    );
    const other = schema.additionalProperties;
    if (typeof other === 'object') {
      named.push(this.property('{key}', other, [...path, 'key'], false, open));
    }
    return named;
  }

  private variants(schema: Schema, path: string[], open: string[]): Variant[] {
    const mapping = Object.entries(schema.discriminator?.mapping ?? {});
    return (schema.oneOf ?? []).map((option, at) => {
      const {resolved, names} = this.resolve(option);
      const name = names.at(-1) ?? `option${at + 1}`;
      const values = mapping.filter(([, ref]) => refName(ref) === name).map(([value]) => value);
      const step = (values[0] ?? name).toLowerCase();
      return {
        label: resolved.title ?? name,
        values,
        name,
        properties: resolved.properties
          ? this.childrenOf(resolved, [...path, step], [...open, ...names])
          : [],
      };
    });
  }

  /** What an array holds, however deep; anything else is its own element. */
  private element(schema: Schema): {resolved: Schema; names: string[]} {
    if (schema.type !== 'array' || !schema.items) return {resolved: schema, names: []};
    const {resolved, names} = this.resolve(schema.items);
    const inner = this.element(resolved);
    return {resolved: inner.resolved, names: [...names, ...inner.names]};
  }

  private resolve(schema: Schema): {resolved: Schema; names: string[]} {
    const names: string[] = [];
    let resolved = schema;
    while (resolved.$ref) {
      names.push(refName(resolved.$ref));
      resolved = resolvePointer(this.spec, resolved.$ref) as Schema;
    }
    return {resolved, names};
  }

  private enumValues(schema: Schema): Property['enumValues'] {
    const meanings = schema['x-enum-meanings'] ?? {};
    return (schema.enum ?? []).map((value) => ({
      value: String(value),
      meaning: meanings[value] ?? '',
    }));
  }

  typeName(schema: Schema): string {
    const {resolved} = this.resolve(schema);
    if (resolved.oneOf) return 'one of';
    const types = [resolved.type ?? (resolved.properties ? 'object' : 'any')].flat();
    const main = types.filter((type) => type !== 'null');
    const nullable = types.includes('null') ? ' or null' : '';
    if (main[0] === 'array' && resolved.items)
      return `array of ${plural(this.typeName(resolved.items))}${nullable}`;
    if (main[0] === 'object' && typeof resolved.additionalProperties === 'object')
      return `map${nullable}`;
    if (resolved.enum) return `enum${nullable}`;
    const format = resolved.format ? ` (${resolved.format})` : '';
    return `${main.join(' or ')}${format}${nullable}`;
  }
}

function plural(type: string): string {
  if (type === 'one of') return 'one of several objects';
  return type.replace(/^(string|integer|number|boolean|object|enum|map|array)/, (word) =>
    word === 'boolean' ? 'booleans' : `${word}s`,
  );
}

function constraintsOf(schema: Schema): string[] {
  const number = (key: string) => schema[key] as number | undefined;
  const range = (low: number | undefined, high: number | undefined, unit?: string) => {
    const counted = (count: number) =>
      unit ? `${count} ${unit}${count === 1 ? '' : 's'}` : String(count);
    if (low !== undefined && high !== undefined)
      return low === high ? `exactly ${counted(low)}` : `${low} to ${counted(high)}`;
    if (low !== undefined) return `at least ${counted(low)}`;
    return high === undefined ? '' : `at most ${counted(high)}`;
  };
  return [
    range(number('minLength'), number('maxLength'), 'character'),
    range(number('minItems'), number('maxItems'), 'item'),
    range(number('minProperties'), number('maxProperties'), 'key'),
    range(number('minimum'), number('maximum')),
    schema.uniqueItems ? 'no duplicates' : '',
    schema.pattern ? `matches ${schema.pattern}` : '',
  ].filter(Boolean);
}
