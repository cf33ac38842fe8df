import {
  type ApiObject,
  eventsOfObject,
  isObject,
  operationsOfObject,
  type Schema,
} from '@docs/contract';
import type {Described, Description, Entry} from './model';
import {keyOf} from './schemas';

/** More operations than this are no help to find one. */
const mostOperations = 100;

/**
 * Where each object is used. If the description says to which tag an object belongs, names decide, too.
 * If it doesn't, an object's operations are those with it as the body, or as its items.
 */
export class ObjectUses {
  private readonly entries: Map<string, Entry>;
  private readonly users = new Map<string, {operations: Set<Entry>; events: Set<string>}>();
  readonly isDeclared: boolean;

  constructor(private readonly description: Description) {
    const {operations, webhooks, objects} = description;
    this.entries = new Map(operations.map((entry) => [entry.slug, entry]));
    this.isDeclared = objects.some(({tag}) => tag !== undefined);
    if (this.isDeclared) return;
    for (const entry of operations)
      for (const name of this.bodiesOf(entry.operation)) this.of(name).operations.add(entry);
    for (const {path, operation} of webhooks)
      for (const name of this.bodiesOf(operation)) this.of(name).events.add(path);
  }

  operationsOf(object: ApiObject): Entry[] {
    if (!this.isDeclared) return [...this.of(object.schema).operations].slice(0, mostOperations);
    return operationsOfObject(this.description.spec, object).flatMap(
      ({slug}) => this.entries.get(slug) ?? [],
    );
  }

  eventsOf(object: ApiObject): string[] {
    if (!this.isDeclared) return [...this.of(object.schema).events].slice(0, mostOperations);
    return eventsOfObject(this.description.spec, object);
  }

  private of(name: string) {
    const known = this.users.get(name) ?? {operations: new Set<Entry>(), events: new Set<string>()};
    this.users.set(name, known);
    return known;
  }

  private bodiesOf({requestBody, responses}: Described): string[] {
    return [requestBody, ...Object.values(responses)]
      .flatMap((body) => Object.values(body?.content ?? {}))
      .flatMap(({schema}) => this.namesIn(schema));
  }

  private namesIn(schema: Schema | undefined, depth = 0): string[] {
    const {schema: resolved, names} = this.description.schemas.resolve(schema);
    const items =
      isObject(resolved.items) && depth < 3 ? this.namesIn(resolved.items, depth + 1) : [];
    return [...names.map(keyOf), ...items];
  }
}
