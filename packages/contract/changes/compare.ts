import {listOperations} from '../operations';
import {receivedSchemas, sentSchemas} from '../reachable-schemas';
import type {Spec} from '../spec-types';
import {byClass, type Change, compareKeys, idOf} from './change';
import {compareCatalogs} from './compare-catalogs';
import {compareOperation, type Placed} from './compare-operation';
import {compareSchema} from './compare-schema';

/**
 * Every change from one release of the contract to the next, once: a schema is compared under its
 * name and not at each place that uses it.
 */
export function compareContracts(before: Spec, after: Spec): Change[] {
  return [
    ...compareOperations(before, after),
    ...compareSchemas(before, after),
    ...compareCatalogs(before, after),
  ]
    .filter((change, _, all) => !isImplied(change, all))
    .sort(byClass);
}

/** A new event is one change, although it's also a new value of the enum of event types. */
const isImplied = ({kind, subject, part}: Change, all: Change[]): boolean =>
  kind === 'value-added' &&
  subject === 'EventType' &&
  all.some((other) => other.kind === 'event-added' && other.subject === part);

function compareOperations(before: Spec, after: Spec): Change[] {
  const bySlug = (spec: Spec): Record<string, Placed> =>
    Object.fromEntries(listOperations(spec).map(({slug, ...entry}) => [slug, {spec, ...entry}]));
  const {added, removed, kept} = compareKeys(bySlug(before), bySlug(after));
  return [
    ...added.map(([subject]): Change => ({
      class: 'additive',
      kind: 'operation-added',
      subject,
      message: 'A new operation.',
    })),
    ...removed.map(([subject]): Change => ({
      class: 'breaking',
      kind: 'operation-removed',
      subject,
      message: 'Removed.',
    })),
    ...kept.flatMap(([slug, old, current]) => compareOperation(slug, old, current)),
  ];
}

/**
 * Schemas that only a new operation, property, or event uses are part of that change. The schemas of
 * events differ only in their type, so their common parts are compared once.
 */
function compareSchemas(before: Spec, after: Spec): Change[] {
  const sent = sentSchemas(after);
  const received = receivedSchemas(after);
  const {kept} = compareKeys(before.components.schemas, after.components.schemas);
  const seen = new Set<string>();
  return kept
    .flatMap(([name, old, current]) => {
      const use = {sent: sent.has(name), received: received.has(name)};
      const changes = compareSchema(name, old, current, use);
      return isEvent(current) ? changes.map((change) => ({...change, subject: 'events'})) : changes;
    })
    .filter((change) => {
      const isRepeated = change.subject === 'events' && seen.has(idOf(change));
      seen.add(idOf(change));
      return !isRepeated;
    });
}

const isEvent = ({properties}: {properties?: object}): boolean =>
  properties !== undefined && 'apiVersion' in properties;
