import {
  alternativesOf,
  type ApiObject,
  isObject,
  requirementsOf,
  type Schema,
  valueIn,
} from '@docs/contract';
import {isNull, keyOf, type Schemas} from './description/schemas';
import {exampleText} from './example-text';

export type Variant = {
  label: string;
  values: string[];
  name: string;
  properties: Property[];
  /** The alternatives inside the variant, if it's a union. */
  variants?: Variant[];
  /** The object whose page describes the variant. */
  object?: ApiObject;
};

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
  constructor(
    private readonly schemas: Schemas,
    /** Objects that have pages, by schema. The walk stops at them. */
    private readonly objects: ReadonlyMap<string, ApiObject> = new Map(),
    /** Slug of the operation, which can leave out properties that only others return. */
    private readonly operation?: string,
  ) {}

  /** The properties of a body. Every path starts with `root`. */
  body(schema: Schema, root: string): Tree {
    return this.inside(schema, [root], []);
  }

  /**
   * The properties of a response. If it's an object with a page, only those that not every
   * response with the object has.
   */
  response(schema: Schema, root: string): Tree {
    const {schema: resolved, names} = this.schemas.resolve(schema);
    const object = this.objects.get([...names, ...this.element(resolved).names].at(-1) ?? '');
    const tree = this.inside(schema, [root], []);
    if (!object) return tree;
    const own = tree.children.filter(({appearsIn}) => appearsIn);
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
    const {schema: resolved, names} = this.schemas.resolve(schema);
    const element = this.element(resolved);
    const all = [...names, ...element.names];
    const repeats = all.find((candidate) => open.includes(candidate));
    const example = sample ?? exampleIn(schema) ?? exampleIn(resolved);
    const schemaName = all.at(-1);
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
      description: text(schema.description) || text(resolved.description),
      deprecated: Boolean(schema.deprecated ?? resolved.deprecated),
      ...(schema['x-added-in'] && {addedIn: schema['x-added-in']}),
      enumValues: this.enumValues(element.schema),
      defaultValue: schema.default ?? resolved.default,
      example,
      constraints: [
        ...constraintsOf(resolved),
        ...(element.schema === resolved
          ? []
          : constraintsOf(element.schema).map((constraint) => `each ${constraint}`)),
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
    const {schema: resolved, names} = this.schemas.resolve(schema);
    const element = this.element(resolved);
    const deeper = [...open, ...names, ...element.names];
    const children = this.childrenOf(element.schema, path, deeper, example);
    const variants = this.variantsOf(element, names, path, deeper);
    return {
      type: this.typeName(schema),
      schemaName: [...names, ...element.names].at(-1),
      children,
      ...(variants.length > 0 && {discriminator: element.schema.discriminator?.propertyName}),
      variants,
    };
  }

  private childrenOf(
    schema: Schema,
    path: string[],
    open: string[],
    example?: unknown,
  ): Property[] {
    const required = new Set(listOf(schema.required));
    const values = isObject(example) ? example : {};
    const child = (name: string, value: unknown, step = name, isRequired = false): Property =>
      this.property(
        name,
        isObject(value) ? value : {},
        [...path, step],
        isRequired,
        open,
        valueIn(values, name),
      );
    const named = Object.entries(schema.properties ?? {})
      .filter(([, own]) => this.appears(own))
      .map(([name, own]) => ({
        ...child(name, own, name, required.has(name)),
        ...conditionOf(schema, name),
      }));
    const patterns = Object.entries(schema.patternProperties ?? {});
    const other = schema.additionalProperties;
    return [
      ...named,
      ...patterns.map(([pattern, own]) => child(`{${pattern}}`, own)),
      ...listOf(schema.prefixItems as Schema[]).map((own, index) => child(`[${index}]`, own)),
      ...(isObject(other) && Object.keys(other).length > 0 ? [child('{key}', other, 'key')] : []),
    ];
  }

  private appears({'x-appears-in': operations}: Schema): boolean {
    return !operations || !this.operation || operations.includes(this.operation);
  }

  /** The alternatives of a union, what a condition adds, or the schemas that extend this one. */
  private variantsOf(
    {schema, names: elementNames}: Found,
    names: string[],
    path: string[],
    open: string[],
  ): Variant[] {
    const mapping = Object.entries(schema.discriminator?.mapping ?? {});
    const union = [...listOf(schema.oneOf), ...listOf(schema.anyOf)].filter(
      (each) => !isNull(each),
    );
    const name = [...names, ...elementNames].at(-1) ?? '';
    const heirs = union.length === 0 && schema.discriminator ? this.schemas.heirsOf(name) : [];
    const inherited = new Set(Object.keys(schema.properties ?? {}));
    const conditional = (['then', 'else'] as const).filter((key) => isObject(schema[key]));
    if (union.length > 0 && !this.isMixed(union)) return [];
    return [
      ...union.map((option, index) =>
        this.variant(option, `option${index + 1}`, mapping, path, open),
      ),
      ...heirs.map((heir) => {
        const own = this.variant({$ref: `#/components/schemas/${heir}`}, heir, mapping, path, open);
        const properties = own.properties.filter((property) => !inherited.has(property.name));
        return {...own, properties, values: own.values.length > 0 ? own.values : [heir]};
      }),
      ...conditional.map((key) => ({
        ...this.variant(schema[key] as Schema, key, [], path, open),
        label: key === 'then' ? `If ${conditionText(schema.if)}` : 'Otherwise',
      })),
    ];
  }

  private variant(
    option: Schema,
    fallback: string,
    mapping: [string, string][],
    path: string[],
    open: string[],
  ): Variant {
    const {schema, names} = this.schemas.resolve(option);
    const element = this.element(schema);
    const all = [...names, ...element.names];
    const name = names.at(-1) ?? fallback;
    const values = mapping
      .filter(([, target]) => keyOf(target) === name || target === name)
      .map(([value]) => value);
    const step = (values[0] ?? name).toLowerCase();
    const repeats = all.some((each) => open.includes(each));
    const object = this.linked(all);
    const isClosed = repeats || object;
    const deeper = [...path, step];
    const inner = isClosed ? [] : this.variantsOf(element, names, deeper, [...open, ...all]);
    return {
      label: text(schema.title) || (names.length > 0 ? name : this.typeName(option)),
      values,
      name,
      ...(object && {object}),
      properties: isClosed ? [] : this.childrenOf(element.schema, deeper, [...open, ...all]),
      ...(inner.length > 0 && {variants: inner}),
    };
  }

  private linked(names: string[]): ApiObject | undefined {
    return this.objects.get(names.at(-1) ?? '');
  }

  /** Whether a union has more to show than the types of its alternatives. */
  private isMixed(union: Schema[]): boolean {
    return union.some((option) => {
      const {schema} = this.schemas.resolve(option);
      const {schema: element} = this.element(schema);
      return [
        'properties',
        'oneOf',
        'anyOf',
        'additionalProperties',
        'patternProperties',
        'enum',
        'title',
      ].some(
        (key) =>
          isObject(element[key]) || Array.isArray(element[key]) || typeof element[key] === 'string',
      );
    });
  }

  /** The items of an array, at any depth. Any other schema is returned as it is. */
  private element(schema: Schema, depth = 0): Found {
    if (!isArray(schema) || !isObject(schema.items) || depth > deepest) return {schema, names: []};
    const {schema: resolved, names} = this.schemas.resolve(schema.items);
    const inner = this.element(resolved, depth + 1);
    return {schema: inner.schema, names: [...names, ...inner.names]};
  }

  private enumValues(schema: Schema): Property['enumValues'] {
    const meanings = schema['x-enum-meanings'] ?? {};
    const added = schema['x-values-added-in'] ?? {};
    const values = 'const' in schema ? [schema.const] : listOf<unknown>(schema.enum);
    return [...new Set(values.map(exampleText))].map((value) => {
      const addedIn = valueIn(added, value);
      return {value, meaning: valueIn(meanings, value) ?? '', ...(addedIn && {addedIn})};
    });
  }

  typeName(schema: Schema, depth = 0): string {
    const {schema: resolved, isNullable} = this.schemas.resolve(schema);
    const types = [resolved.type ?? (resolved.properties ? 'object' : 'any')].flat();
    const main = types.filter((type) => type !== 'null');
    const union = [...listOf(resolved.oneOf), ...listOf(resolved.anyOf)];
    const orNull = isNullable || types.includes('null') || union.some(isNull) ? ' or null' : '';
    return `${this.mainType(resolved, main, union, depth)}${orNull}`;
  }

  private mainType(schema: Schema, types: string[], union: Schema[], depth: number): string {
    if (union.length > 0 && !schema.properties) {
      const own = union.filter((each) => !isNull(each));
      if (this.isMixed(own) || depth > deepest) return schema.oneOf ? 'one of' : 'any of';
      return [...new Set(own.map((each) => this.typeName(each, depth + 1)))].join(' or ');
    }
    if (isArray(schema) && isObject(schema.items) && depth <= deepest)
      return `array of ${plural(this.typeName(schema.items, depth + 1))}`;
    if (types[0] === 'object' && isObject(schema.additionalProperties) && !schema.properties)
      return 'map';
    if (schema.enum) return 'enum';
    if (types[0] === 'any' && schema.contentMediaType !== undefined) return 'binary';
    return scalarName(types, schema);
  }
}

/** Arrays of arrays are never as deep as this, unless they contain themselves. */
const deepest = 8;

type Found = {schema: Schema; names: string[]};

const listOf = <T>(value: T[] | undefined): T[] => (Array.isArray(value) ? value : []);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const isArray = ({type, items}: Schema): boolean =>
  [type].flat().includes('array') || (type === undefined && isObject(items));

const exampleIn = ({example, examples}: Schema): unknown =>
  example ?? (Array.isArray(examples) ? (examples[0] as unknown) : undefined);

/** The properties that a condition looks at, such as `kind`. */
const conditionText = (condition: unknown): string =>
  Object.entries(isObject(condition) && isObject(condition.properties) ? condition.properties : {})
    .map(([name, schema]) => {
      const value = isObject(schema) ? (schema.const ?? schema.enum) : undefined;
      return value === undefined
        ? name
        : `${name} is ${[value].flat().map(exampleText).join(' or ')}`;
    })
    .join(' and ') || 'it applies';

/** What a developer calls it: an ID or a timestamp, not a string with a pattern or a format. */
function scalarName(types: string[], schema: Schema): string {
  const [format, pattern] = [text(schema.format), text(schema.pattern)];
  const prefix = pattern.match(idPattern)?.[1];
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
  const number = (key: string) => (typeof schema[key] === 'number' ? schema[key] : undefined);
  const pattern = text(schema.pattern);
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
    number('exclusiveMinimum') === undefined ? '' : `more than ${number('exclusiveMinimum')}`,
    number('exclusiveMaximum') === undefined ? '' : `less than ${number('exclusiveMaximum')}`,
    number('multipleOf') === undefined ? '' : `a multiple of ${number('multipleOf')}`,
    schema.readOnly === true ? 'read-only' : '',
    schema.writeOnly === true ? 'write-only' : '',
    isObject(schema.not) ? `not ${exampleText(schema.not)}` : '',
    pattern && !idPattern.test(pattern) ? `matches ${pattern}` : '',
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
