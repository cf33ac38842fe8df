import type {Change} from '../changes/change';
import {listOperations} from '../operations';
import type {Spec} from '../spec-types';
import {historyOf} from './history';

type Marked = {'x-added-in'?: string};

/** Marks what a later release than the first added, so that every reader of the contract sees it. */
export function markVersions(spec: Spec, steps = historyOf(spec)): void {
  for (const {to, changes} of steps) for (const change of changes) mark(spec, change, shortOf(to));
}

/** Readers know releases as 1.1. The last number changes only with texts. */
const shortOf = (version: string): string => version.split('.').slice(0, 2).join('.');

function mark(spec: Spec, change: Change, version: string): void {
  const target = targetOf(spec, change);
  if (target) target['x-added-in'] = version;
  if (change.kind === 'parameter-added') markParameter(spec, change, version);
  const values = change.kind === 'value-added' && spec.components.schemas[change.subject];
  if (values)
    values['x-values-added-in'] = {...values['x-values-added-in'], [change.part ?? '']: version};
}

function targetOf(spec: Spec, {kind, subject, part = ''}: Change): Marked | undefined {
  const operation = listOperations(spec).find(({slug}) => slug === subject)?.operation;
  switch (kind) {
    case 'operation-added':
      return operation;
    case 'property-added':
      return spec.components.schemas[subject]?.properties?.[part];
    case 'event-added':
      return spec.webhooks[subject]?.post;
    case 'error-added':
      return (spec['x-error-catalog'] as Record<string, Marked>)[subject];
    default:
      return undefined;
  }
}

/** Operations share parameters, and not all of them get one in the same release. */
function markParameter(spec: Spec, {subject, part = ''}: Change, version: string): void {
  const operation = listOperations(spec).find(({slug}) => slug === subject)?.operation;
  if (!operation) return;
  operation['x-parameters-added-in'] = {...operation['x-parameters-added-in'], [part]: version};
}
