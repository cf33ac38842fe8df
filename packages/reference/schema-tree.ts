import {
  alternativesOf,
  type ApiObject,
  isObject,
  refName,
  requirementsOf,
  resolvePointer,
  type Schema,
  type Spec,
  valueIn,
} from '@docs/contract';

export type Variant = {label: string; values: string[]; name: string; properties: Property[]};

/** A property as shown on the page. It has children unless the schema is recursive. */
export type Property = {
  name: string;
  path: string[];
  type: string;
  required: boolean;
  /** When the property is required, if that depends on others. */
  condition?: string;
  description: string;
  deprecated: boolean;
  /** The release that added it, if it wasn't the first. */
  addedIn?: string;
  enumValues: {value: string; meaning: string; addedIn?: string}[];
  defaultValue?: unknown;
  example?: unknown;
  constraints: string[];
  schemaName?: string;
  /** The operations that return the property, if not all with its object do. */
  appearsIn?: string[];
  /** The object whose page describes the property's value. It's not described here again. */
  object?: ApiObject;
  repeats?: string;
  children: Property[];
  discriminator?: string;
  variants: Variant[];
};

export type Tree = Pick<
  Property,
  'type' | 'children' | 'variants' | 'discriminator' | 'schemaName' | 'object'
>;

/**
 * Walks a schema at any depth. `open` contains the names of the parent schemas, to stop at cycles.
 */
export class SchemaWalker {
  private readonly objects: Map<string, ApiObject>;

  constructor(
    private readonly spec: Spec,
    /** Slug of the operation, which can leave out properties that only others return. */
    private readonly operation?: string,
    /** Objects that have pages. The walk stops at them. */
    objects: ApiObject[] = [],
  ) {
    this.objects = new Map(objects.map((object) => [object.schema, object]));
  }

  /** The properties of a body. Every path starts with `root`. */
  body(schema: Schema, root: string): Tree {
    return this.inside(schema, [root], []);
  }

  /**
   * The properties of a response. If it's an object with a page, only those that not every
   * response with the object has.
   */
  response(schema: Schema, root: string): Tree {
    const tree = this.inside(schema, [root], []);
    const object = this.objects.get(tree.schemaName ?? '');
    if (!object) return tree;
    const {resolved} = this.resolve(schema);
    const own = tree.children.filter(({name}) => resolved.properties?.[name]?.['x-appears-in']);
    return {...tree, object, children: own, variants: []};
  }

  property(
    name: string,
    schema: Schema,
    path: string[],
    required: boolean,
    open: string[] = [],
    /** The value in an example of the object around it. */
    sample?: unknown,
  ): Property {
    const {resolved, names} = this.resolve(schema);
    const element = this.element(resolved);
    const repeats = [...names, ...element.names].find((candidate) => open.includes(candidate));
    const example = sample ?? schema.example ?? resolved.example;
    const schemaName = [...names, ...element.names].at(-1);
    const object = this.objects.get(schemaName ?? '');
    const inside =
      repeats || object
        ? {children: [], variants: [], discriminator: undefined}
        : this.inside(schema, path, open, example);
    return {
      name,
      path,
      type: this.typeName(schema),
      required,
      description: schema.description ?? resolved.description ?? '',
      deprecated: Boolean(schema.deprecated ?? resolved.deprecated),
      ...(schema['x-added-in'] && {addedIn: schema['x-added-in']}),
      enumValues: this.enumValues(element.resolved),
      defaultValue: schema.default ?? resolved.default,
      example,
      constraints: [
        ...constraintsOf(resolved),
        ...(element.resolved === resolved
          ? []
          : constraintsOf(element.resolved).map((constraint) => `each ${constraint}`)),
      ],
      schemaName,
      ...(object && {object}),
      ...(schema['x-appears-in'] && {appearsIn: schema['x-appears-in']}),
      ...(repeats && !object && {repeats}),
      children: inside.children,
      variants: inside.variants,
      ...(inside.discriminator ? {discriminator: inside.discriminator} : {}),
    };
  }

  private inside(schema: Schema, path: string[], open: string[], example?: unknown): Tree {
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
    const children = this.childrenOf(target, path, deeper, example);
    return {type, schemaName, children, variants: []};
  }

  private childrenOf(
    schema: Schema,
    path: string[],
    open: string[],
    example?: unknown,
  ): Property[] {
    const required = new Set(schema.required ?? []);
    const values = isObject(example) ? example : {};
    const named = Object.entries(schema.properties ?? {})
      .filter(([, child]) => this.appears(child))
      .map(([name, child]) => ({
        ...this.property(
          name,
          child,
          [...path, name],
          required.has(name),
          open,
          valueIn(values, name),
        ),
        ...conditionOf(schema, name),
      }));
    const other = schema.additionalProperties;
    if (typeof other === 'object') {
      named.push(this.property('{key}', other, [...path, 'key'], false, open));
    }
    return named;
  }

  private appears({'x-appears-in': operations}: Schema): boolean {
    return !operations || !this.operation || operations.includes(this.operation);
  }

  private variants(schema: Schema, path: string[], open: string[]): Variant[] {
    const mapping = Object.entries(schema.discriminator?.mapping ?? {});
    return (schema.oneOf ?? []).map((option, index) => {
      const {resolved, names} = this.resolve(option);
      const name = names.at(-1) ?? `option${index + 1}`;
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

  /** The items of an array, at any depth. Any other schema is returned as it is. */
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
    const added = schema['x-values-added-in'] ?? {};
    return (schema.enum ?? []).map((value) => {
      const addedIn = valueIn(added, value);
      return {
        value: String(value),
        meaning: valueIn(meanings, value) ?? '',
        ...(addedIn && {addedIn}),
      };
    });
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
    return `${scalarName(main, resolved)}${nullable}`;
  }
}

/** What a developer calls it: an ID or a timestamp, not a string with a pattern or a format. */
function scalarName(types: string[], {format, pattern}: Schema): string {
  const prefix = pattern?.match(idPattern)?.[1];
  if (prefix) return `ID (${prefix}_…)`;
  if (format === 'date-time') return 'timestamp';
  if (format === 'date') return 'date';
  return `${types.join(' or ')}${format ? ` (${format})` : ''}`;
}

/** A prefix and 26 characters, as the conventions explain. */
const idPattern = /^\^([a-z]+)_\[0-9A-HJKMNP-TV-Z\]\{26\}\$$/;

function plural(type: string): string {
  if (type === 'one of') return 'one of several objects';
  return type.replace(
    /^(string|integer|number|boolean|object|enum|map|array|ID|timestamp|date)/,
    (word) => (word === 'boolean' ? 'booleans' : `${word}s`),
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
    schema.pattern && !idPattern.test(schema.pattern) ? `matches ${schema.pattern}` : '',
  ].filter(Boolean);
}

/** When a property is required, in Markdown. */
function conditionOf(schema: Schema, name: string): Pick<Property, 'condition'> {
  const group = alternativesOf(schema).find((names) => names.includes(name));
  if (group) return {condition: `exactly one of ${codes(group)}`};
  const cases = requirementsOf(schema)
    .filter(({property}) => property === name)
    .map(({when}) =>
      Object.entries(when)
        .map(([other, values]) => `\`${other}\` is ${codes(values)}`)
        .join(' and '),
    );
  return cases.length === 0 ? {} : {condition: `required if ${cases.join(', or if ')}`};
}

const codes = (values: (string | boolean)[]): string =>
  new Intl.ListFormat('en-US', {type: 'disjunction'}).format(
    values.map((value) => `\`${String(value)}\``),
  );
