import {
  type ApiObject,
  isObject,
  refName,
  resolvePointer,
  type Schema,
  type Spec,
} from '@docs/contract';

/** A schema without its references: what it has in all, and the names that led there. */
export type Resolved = {schema: Schema; names: string[]; isNullable: boolean};

/** Keywords next to a reference that say more than its own description. */
const structure = [
  'properties',
  'required',
  'allOf',
  'oneOf',
  'anyOf',
  'items',
  'additionalProperties',
  'enum',
];

/** The schemas of one document. What they inherit is merged once. */
export class Schemas {
  private readonly merged = new WeakMap<Schema, Schema>();
  private heirs: Map<string, string[]> | undefined;

  /** Schemas with a page of their own, by name. */
  readonly objects: ReadonlyMap<string, ApiObject>;
  /** Those of them that no tag lists. Requests link to them, too. */
  readonly shared: ReadonlyMap<string, ApiObject>;

  constructor(
    private readonly spec: Spec,
    objects: ApiObject[] = [],
  ) {
    this.objects = new Map(objects.map((object) => [object.schema, object]));
    this.shared = new Map([...this.objects].filter(([, {tag}]) => tag === undefined));
  }

  /**
   * Follows references, merges `allOf`, and unwraps a union with a single alternative, which is how
   * descriptions say that a value can be null.
   */
  resolve(reference: Schema | undefined): Resolved {
    const names: string[] = [];
    let isNullable = false;
    let schema: Schema = asSchema(reference);
    for (;;) {
      isNullable ||= schema.nullable === true;
      if (typeof schema.$ref === 'string' && (this.isLimit(schema) || !isStructured(schema))) {
        const {$ref} = schema;
        if (names.includes(keyOf($ref))) return {schema: {}, names, isNullable};
        names.push(keyOf($ref));
        schema = asSchema(resolvePointer(this.spec, $ref));
        continue;
      }
      const [base, ...others] = listOf(schema.allOf);
      if (
        !schema.$ref &&
        base?.$ref &&
        others.length === 0 &&
        !structure.some((key) => key !== 'allOf' && key in schema)
      ) {
        schema = base;
        continue;
      }
      const merged = this.merge(schema);
      const alternatives = [...(merged.oneOf ?? []), ...(merged.anyOf ?? [])];
      const own = alternatives.filter((each) => !isNull(each));
      const [only] = own;
      if (!only || own.length > 1 || merged.properties || merged.discriminator)
        return {schema: merged, names, isNullable};
      isNullable ||= alternatives.length > own.length;
      const {oneOf: _one, anyOf: _any, discriminator: _kind, ...around} = merged;
      if (Object.keys(around).some((key) => structure.includes(key)))
        return {schema: {...around, ...this.merge(only)}, names, isNullable};
      schema = asSchema(only);
    }
  }

  /** The schemas that extend a schema whose discriminator says which one a value has. */
  heirsOf(name: string): string[] {
    this.heirs ??= this.findHeirs();
    return this.heirs.get(name) ?? [];
  }

  get(name: string): Schema {
    return asSchema(this.spec.components?.schemas?.[name]);
  }

  private findHeirs(): Map<string, string[]> {
    const heirs = new Map<string, string[]>();
    for (const [name, schema] of Object.entries(this.spec.components?.schemas ?? {})) {
      for (const part of listOf(asSchema(schema).allOf)) {
        if (!part.$ref) continue;
        const base = keyOf(part.$ref);
        const known = heirs.get(base);
        if (known) known.push(name);
        else heirs.set(base, [name]);
      }
    }
    return heirs;
  }

  /** A schema with everything that its `allOf`, or its reference, adds. */
  private merge(schema: Schema, open: Schema[] = []): Schema {
    if (!schema.allOf && !schema.$ref) return schema;
    const known = this.merged.get(schema);
    if (known) return known;
    if (open.includes(schema)) return {};
    const {allOf, $ref, ...own} = schema;
    const rules = listOf(allOf).filter(isRule);
    const others = this.mergeable(schema).filter((part) => !rules.includes(part));
    const parts = [...($ref ? [{$ref}] : []), ...others].map((part) => {
      const target = part.$ref && Object.keys(part).length === 1 ? this.target(part) : part;
      const whole = this.merge(target, [...open, schema]);
      // Its own discriminator says which schema extends it, and this is one of them.
      const {discriminator: _, ...inherited} = whole;
      return whole.oneOf || whole.anyOf ? whole : inherited;
    });
    const merged = [...parts, own, ...(rules.length > 0 ? [{allOf: rules}] : [])].reduce<Schema>(
      combined,
      {},
    );
    this.merged.set(schema, merged);
    return merged;
  }

  /**
   * A schema can have only one condition. Of several, those that add no property are left out, because they only limit
   * what it has.
   */
  private mergeable({allOf, ...own}: Schema): Schema[] {
    const all = listOf(allOf);
    const conditions = all.filter((part) => part.if && !isRule(part));
    if (conditions.length < 2) return all;
    return all.filter(
      (part) =>
        !conditions.includes(part) ||
        [part.then, part.else].some((each) => isObject(each) && this.adds(each, own)),
    );
  }

  /** Whether a schema has a property, at any depth, that another doesn't have. */
  private adds({properties = {}}: Schema, to: Schema): boolean {
    const {properties: known = {}} = this.target(to);
    return Object.entries(properties).some(([name, own]) => {
      const base = known[name];
      return !base || (isObject(own) && this.adds(own, base));
    });
  }

  /**
   * Whether the `allOf` next to a reference only limits values of properties that the schema has, for example to amounts
   * of 0 or more.
   */
  private isLimit({$ref, allOf, ...own}: Schema): boolean {
    if (!allOf || isStructured(own)) return false;
    const {properties: known = {}} = this.target({$ref});
    return allOf.every((part) => {
      const {properties = {}, ...others} = this.target(part);
      return (
        !isStructured(others) &&
        Object.entries(properties).every(
          ([name, limited]) => name in known && !isStructured(limited),
        )
      );
    });
  }

  private target(reference: Schema): Schema {
    const trail = new Set<string>();
    let schema = reference;
    while (schema.$ref && !trail.has(schema.$ref)) {
      trail.add(schema.$ref);
      schema = asSchema(resolvePointer(this.spec, schema.$ref));
    }
    return schema;
  }
}

const isStructured = (schema: Schema): boolean => structure.some((key) => key in schema);

/** The name of a schema, or the whole reference if it leads elsewhere. */
export const keyOf = (ref: string): string =>
  ref.startsWith('#/components/schemas/') && ref.split('/').length === 4
    ? decoded(refName(ref))
    : ref;

function decoded(name: string): string {
  try {
    return decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~');
  } catch {
    return name;
  }
}

/** Whether a schema only says when properties are required. It's shown next to these, so it isn't merged. */
function isRule({if: condition, then, oneOf, ...others}: Schema): boolean {
  if (Object.keys(others).length > 0) return false;
  if (condition && then) return !oneOf && isCondition(condition) && requiresOnly(then);
  return oneOf !== undefined && oneOf.every((each) => requiresOnly(each, 1));
}

/** Whether properties have certain values, and nothing else. */
const isCondition = ({properties = {}, required = [], ...others}: Schema): boolean =>
  required.length > 0 &&
  Object.keys(others).length === 0 &&
  Object.keys(properties).length === required.length &&
  required.every((name) => {
    const {enum: values, ...rest} = properties[name] ?? {};
    return values ? Object.keys(rest).length === 0 : isCondition(rest);
  });

const requiresOnly = ({required = [], ...others}: Schema, count = required.length): boolean =>
  required.length > 0 && required.length === count && Object.keys(others).length === 0;

function combined(first: Schema, other: Schema): Schema {
  const required = [...new Set([...listOf(first.required), ...listOf(other.required)])];
  const oneOf = [...listOf(first.oneOf), ...listOf(other.oneOf)];
  const anyOf = [...listOf(first.anyOf), ...listOf(other.anyOf)];
  const allOf = [...listOf(first.allOf), ...listOf(other.allOf)];
  return {
    ...first,
    ...other,
    ...(required.length > 0 && {required}),
    ...(oneOf.length > 0 && {oneOf}),
    ...(anyOf.length > 0 && {anyOf}),
    ...(allOf.length > 0 && {allOf}),
    ...((first.properties ?? other.properties) && {
      properties: combinedProperties(first.properties, other.properties),
    }),
  };
}

/** A property of both schemas has what each of them says. */
function combinedProperties(
  first: Schema['properties'] = {},
  other: Schema['properties'] = {},
): Record<string, Schema> {
  const both = Object.keys(other)
    .filter((name) => isObject(first[name]) && isObject(other[name]))
    .map((name): [string, Schema] => [name, {allOf: [first[name] ?? {}, other[name] ?? {}]}]);
  return {...first, ...other, ...Object.fromEntries(both)};
}

const listOf = <T>(value: T[] | undefined): T[] => (Array.isArray(value) ? value : []);

/** `true` and `false` are schemas, too. They say nothing about a value. */
const asSchema = (value: unknown): Schema => (isObject(value) ? value : {});

export const isNull = (schema: Schema): boolean =>
  schema.type === 'null' ||
  (Array.isArray(schema.enum) && schema.enum.every((each) => each === null));
