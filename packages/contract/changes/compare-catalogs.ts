import type {CatalogEntry, ErrorCatalog} from '../contract-files';
import type {Lifecycle, Operation, Spec, Transition} from '../spec-types';
import {type Change, type ChangeClass, compareKeys, isSame} from './change';

type Permission = {description: string; roles: string[]};
type RateClass = {requestsPerSecond: number; burst: number};

/** The changes of everything with a name of its own, apart from operations and schemas. */
export function compareCatalogs(before: Spec, after: Spec): Change[] {
  return [
    ...compareErrors(before, after),
    ...compareEvents(before, after),
    ...compareLifecycles(before, after),
    ...comparePermissions(before, after),
    ...compareRateClasses(before, after),
  ];
}

function compareErrors(before: Spec, after: Spec): Change[] {
  const catalogOf = (spec: Spec) => spec['x-error-catalog'] as ErrorCatalog;
  const {added, removed, kept} = compareKeys(catalogOf(before), catalogOf(after));
  const facts = ({status, type, retryable}: CatalogEntry) => ({status, type, retryable});
  const texts = ({message, cause, fix}: CatalogEntry) => ({message, cause, fix});
  return [
    ...added.map(([code]) => change('additive', 'error-added', code, 'A new error code.')),
    ...removed.map(([code]) => change('breaking', 'error-removed', code, 'Removed.')),
    ...kept
      .filter(([, old, current]) => !isSame(facts(old), facts(current)))
      .map(([code]) =>
        change('breaking', 'error-changed', code, 'A different status, type, or retry advice.'),
      ),
    ...kept
      .filter(([, old, current]) => !isSame(texts(old), texts(current)))
      .map(([code]) => change('text', 'error-text', code, 'Reworded.')),
  ];
}

function compareEvents(before: Spec, after: Spec): Change[] {
  const eventsOf = ({webhooks}: Spec): Record<string, Operation> =>
    Object.fromEntries(
      Object.entries(webhooks).flatMap(([type, {post}]) => (post ? [[type, post]] : [])),
    );
  const {added, removed, kept} = compareKeys(eventsOf(before), eventsOf(after));
  return [
    ...added.map(([type]) => change('additive', 'event-added', type, 'A new event.')),
    ...removed.map(([type]) => change('breaking', 'event-removed', type, 'No longer sent.')),
    ...kept
      .filter(([, old, current]) => old.description !== current.description)
      .map(([type]) => change('text', 'event-text', type, 'Reworded.')),
  ];
}

function compareLifecycles(before: Spec, after: Spec): Change[] {
  const all = compareKeys(lifecyclesOf(before), lifecyclesOf(after));
  return all.kept.flatMap(([name, old, current]) => {
    const {added, removed, kept} = compareKeys(transitionsOf(old), transitionsOf(current));
    const facts = ({by, operation, event}: Transition) => ({by, operation, event});
    return [
      ...added.map(([part]) =>
        change('additive', 'transition-added', name, `Can change ${part}.`, part),
      ),
      ...removed.map(([part]) =>
        change('breaking', 'transition-removed', name, `No longer changes ${part}.`, part),
      ),
      ...kept
        .filter(([, was, is]) => !isSame(facts(was), facts(is)))
        .map(([part]) =>
          change(
            'breaking',
            'transition-changed',
            name,
            `Changes ${part} in a different way.`,
            part,
          ),
        ),
      ...kept
        .filter(([, was, is]) => was.cause !== is.cause)
        .map(([part]) => change('text', 'transition-text', name, 'Reworded.', part)),
    ];
  });
}

const lifecyclesOf = ({components}: Spec): Record<string, Lifecycle> =>
  Object.fromEntries(
    Object.entries(components.schemas).flatMap(([name, {'x-lifecycle': lifecycle}]) =>
      lifecycle ? [[name, lifecycle]] : [],
    ),
  );

/** Two operations can cause the same change of status, so the operation is part of the name. */
const transitionsOf = ({transitions}: Lifecycle): Record<string, Transition> =>
  Object.fromEntries(
    transitions.flatMap((transition) =>
      (transition.from.length > 0 ? transition.from : ['new']).map((from) => [
        [`${from} to ${transition.to}`, transition.operation].filter(Boolean).join(' by '),
        transition,
      ]),
    ),
  );

function comparePermissions(before: Spec, after: Spec): Change[] {
  const permissionsOf = (spec: Spec) => spec['x-permissions'] as Record<string, Permission>;
  const {added, removed, kept} = compareKeys(permissionsOf(before), permissionsOf(after));
  return [
    ...added.map(([name]) => change('additive', 'permission-added', name, 'A new permission.')),
    ...removed.map(([name]) => change('breaking', 'permission-removed', name, 'Removed.')),
    ...kept.flatMap(([name, old, current]) => [
      ...current.roles
        .filter((role) => !old.roles.includes(role))
        .map((role) => change('additive', 'role-added', name, `${role} has it now.`, role)),
      ...old.roles
        .filter((role) => !current.roles.includes(role))
        .map((role) => change('breaking', 'role-removed', name, `${role} lost it.`, role)),
    ]),
  ];
}

function compareRateClasses(before: Spec, after: Spec): Change[] {
  const classesOf = (spec: Spec) => spec['x-rate-classes'] as Record<string, RateClass>;
  return compareKeys(classesOf(before), classesOf(after)).kept.flatMap(([name, old, current]) =>
    (['requestsPerSecond', 'burst'] as const)
      .filter((key) => old[key] !== current[key])
      .map((key) => {
        const isLower = current[key] < old[key];
        const kind = isLower ? 'rate-lowered' : 'rate-raised';
        const message = `\`${key}\` changed from ${old[key]} to ${current[key]}.`;
        return change(isLower ? 'breaking' : 'additive', kind, name, message, key);
      }),
  );
}

const change = (
  kindOfChange: ChangeClass,
  kind: string,
  subject: string,
  message: string,
  part?: string,
): Change => ({
  class: kindOfChange,
  kind,
  subject,
  ...(part !== undefined && {part}),
  message,
});
