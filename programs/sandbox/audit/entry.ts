import type {Entity, Json, JsonObject} from '../types';
import type {StoredChange} from './observed-store';

/** Fields that change with every change, and say nothing about it. */
const ignored = ['createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'id', 'orgId'];

const maximumLength = 2000;

/** What the audit log says about the changes of one entity. Undefined if nothing changed. */
export function auditEntry(
  entityType: string,
  change: StoredChange,
  slug?: string,
): JsonObject | undefined {
  const entity = change.after ?? change.before;
  if (!entity) return undefined;
  const changes = change.after && changedFields(change.before, change.after);
  if (changes?.length === 0) return undefined;
  const name = entity.name ?? entity.number ?? entity.title;
  return {
    orgId: entity.orgId,
    action: actionOf(change, slug),
    priority: 'MEDIUM',
    entityType,
    entityId: entity.id,
    ...(typeof name === 'string' && {entityName: name}),
    changes: changes ?? [],
  };
}

/** An operation's name says more than the fields do. */
function actionOf({before, after}: StoredChange, slug = ''): string {
  const [verb = ''] = slug.split('-');
  if (verb === 'approve') return 'APPROVE';
  if (verb === 'cancel' || verb === 'void') return 'CANCEL';
  if (!after || after.status === 'DELETED') return 'DELETE';
  const isSent = before?.status === 'DRAFT' && verb === 'create' && after.status !== 'DRAFT';
  return !before || isSent ? 'CREATE' : 'UPDATE';
}

function changedFields(before: Entity | undefined, after: Entity): JsonObject[] {
  const [old, current] = [flattened(before ?? {}), flattened(after)];
  return [...new Set([...old.keys(), ...current.keys()])]
    .filter((field) => old.get(field) !== current.get(field))
    .map((field) => ({
      field,
      ...valueAs('before', old.get(field)),
      ...valueAs('after', current.get(field)),
    }));
}

const valueAs = (name: string, text: string | undefined): JsonObject =>
  text === undefined ? {} : {[name]: text.slice(0, maximumLength)};

/** Each field as text. Dots separate the levels of nested objects. */
function flattened(value: JsonObject, prefix = ''): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [name, part] of Object.entries(value)) {
    if (part === undefined || (!prefix && ignored.includes(name))) continue;
    if (isPlainObject(part)) {
      for (const [inner, text] of flattened(part, `${prefix}${name}.`)) fields.set(inner, text);
    } else fields.set(`${prefix}${name}`, typeof part === 'string' ? part : JSON.stringify(part));
  }
  return fields;
}

const isPlainObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
