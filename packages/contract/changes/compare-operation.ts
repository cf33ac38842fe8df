import {parametersOf, responsesOf} from '../operations';
import type {MediaType, Operation, Parameter, Response, Spec} from '../spec-types';
import {type Change, compareKeys, isSame} from './change';
import {compareForm} from './compare-schema';

type Report = (change: Omit<Change, 'subject'>) => void;

/** An operation in its contract. */
export type Placed = {spec: Spec; method: string; path: string; operation: Operation};

/** The changes of an operation, apart from those of its schemas and errors, which have names. */
export function compareOperation(slug: string, before: Placed, after: Placed): Change[] {
  const changes: Change[] = [];
  const report: Report = (change) => changes.push({subject: slug, ...change});
  const [old, current] = [before.operation, after.operation];
  if (before.method !== after.method || before.path !== after.path)
    report({class: 'breaking', kind: 'address-changed', message: 'A different method or path.'});
  compareParameters(before, after, report);
  compareBody(old, current, report);
  compareResponses(before, after, report);
  compareErrors(old, current, report);
  compareMarketplaces(old, current, report);
  compareFacts(old, current, report);
  if (!isDeprecated(old) && isDeprecated(current))
    report({class: 'additive', kind: 'deprecated', message: 'Deprecated.'});
  if (old.summary !== current.summary || old.description !== current.description)
    report({class: 'text', kind: 'operation-text', message: 'Reworded.'});
  const bodies = compareKeys(examplesOf(before), examplesOf(after)).kept;
  if (bodies.some(([, was, is]) => !isSame(was, is)))
    report({class: 'text', kind: 'examples-changed', message: 'Different examples.'});
  return changes;
}

const isDeprecated = (operation: Operation): boolean =>
  (operation as {deprecated?: boolean}).deprecated === true;

function compareParameters(before: Placed, after: Placed, report: Report): void {
  const byName = ({spec, operation}: Placed): Record<string, Parameter & {description?: string}> =>
    Object.fromEntries(parametersOf(spec, operation).map((it) => [it.name, it]));
  const {added, removed, kept} = compareKeys(byName(before), byName(after));
  for (const [part, {required}] of added)
    report({
      class: required ? 'breaking' : 'additive',
      kind: 'parameter-added',
      part,
      message: `Added the parameter \`${part}\`.`,
    });
  for (const [part] of removed)
    report({
      class: 'breaking',
      kind: 'parameter-removed',
      part,
      message: `Removed the parameter \`${part}\`.`,
    });
  for (const [part, old, current] of kept) {
    if (Boolean(old.required) !== Boolean(current.required))
      report({
        class: current.required ? 'breaking' : 'additive',
        kind: current.required ? 'parameter-required' : 'parameter-optional',
        part,
        message: `The parameter \`${part}\` is ${current.required ? 'now' : 'no longer'} required.`,
      });
    const use = {sent: true, received: false};
    compareForm(part, old.schema ?? {}, current.schema ?? {}, use, report);
    if (old.description !== current.description)
      report({class: 'text', kind: 'parameter-text', part, message: `Reworded \`${part}\`.`});
  }
}

const schemaOf = (content: Record<string, MediaType> = {}): unknown =>
  Object.entries(content).map(([type, {schema}]) => [type, schema?.$ref ?? schema]);

function compareBody(old: Operation, current: Operation, report: Report): void {
  const [was, is] = [old.requestBody, current.requestBody];
  if (!was && is)
    report({
      class: is.required ? 'breaking' : 'additive',
      kind: 'body-added',
      message: 'Takes a body.',
    });
  else if (was && !is) report({class: 'breaking', kind: 'body-removed', message: 'Takes no body.'});
  else if (!isSame(schemaOf(was?.content), schemaOf(is?.content)))
    report({class: 'breaking', kind: 'body-changed', message: 'Takes a different body.'});
  else if (was?.required && !is?.required)
    report({class: 'additive', kind: 'body-optional', message: 'The body is optional.'});
  else if (!was?.required && is?.required)
    report({class: 'breaking', kind: 'body-required', message: 'The body is required.'});
}

function compareResponses(before: Placed, after: Placed, report: Report): void {
  const successes = ({spec, operation}: Placed) =>
    Object.fromEntries(
      Object.entries(responsesOf(spec, operation)).filter(([status]) => status.startsWith('2')),
    );
  const {added, removed, kept} = compareKeys(successes(before), successes(after));
  // Clients handle successes alike, so another status with a known body doesn't break them.
  const isKnown = ({content}: Response) =>
    Object.values(successes(before)).some((known) =>
      isSame(schemaOf(known.content), schemaOf(content)),
    );
  for (const [part, response] of added)
    report({
      class: isKnown(response) ? 'additive' : 'breaking',
      kind: 'response-added',
      part,
      message: `Can return ${part}.`,
    });
  for (const [part] of removed)
    report({
      class: 'breaking',
      kind: 'response-removed',
      part,
      message: `No longer returns ${part}.`,
    });
  for (const [part, old, current] of kept) {
    if (!isSame(schemaOf(old.content), schemaOf(current.content)))
      report({
        class: 'breaking',
        kind: 'response-changed',
        part,
        message: 'Returns a different body.',
      });
    const headers = compareKeys(old.headers, current.headers);
    for (const [name] of headers.added)
      report({
        class: 'additive',
        kind: 'header-added',
        part: name,
        message: `Returns \`${name}\`.`,
      });
    for (const [name] of headers.removed)
      report({
        class: 'breaking',
        kind: 'header-removed',
        part: name,
        message: `No longer returns \`${name}\`.`,
      });
  }
}

/** A code that the operation can return. New codes aren't breaking: clients handle them by status. */
function compareErrors(old: Operation, current: Operation, report: Report): void {
  const codes = (operation: Operation) =>
    Object.fromEntries((operation['x-errors'] ?? []).map((code) => [code, true]));
  const {added, removed} = compareKeys(codes(old), codes(current));
  for (const [part] of added)
    report({
      class: 'additive',
      kind: 'error-returned',
      part,
      message: `Can return the error \`${part}\`.`,
    });
  for (const [part] of removed)
    report({
      class: 'additive',
      kind: 'error-not-returned',
      part,
      message: `No longer returns the error \`${part}\`.`,
    });
}

function compareMarketplaces(old: Operation, current: Operation, report: Report): void {
  const marketplaces = (operation: Operation) =>
    Object.fromEntries((operation['x-marketplaces'] ?? []).map((name) => [name, true]));
  const {added, removed} = compareKeys(marketplaces(old), marketplaces(current));
  for (const [part] of added)
    report({class: 'additive', kind: 'marketplace-added', part, message: `Works with ${part}.`});
  for (const [part] of removed)
    report({
      class: 'breaking',
      kind: 'marketplace-removed',
      part,
      message: `No longer works with ${part}.`,
    });
}

function compareFacts(old: Operation, current: Operation, report: Report): void {
  if (old['x-permission'] !== current['x-permission'])
    report({
      class: 'breaking',
      kind: 'permission-changed',
      message: 'Needs a different permission.',
    });
  if (old['x-rate-class'] !== current['x-rate-class'])
    report({class: 'breaking', kind: 'rate-class-changed', message: 'Has a different rate limit.'});
  if (old['x-idempotency'] !== current['x-idempotency'])
    report({
      class: current['x-idempotency'] === 'key' ? 'additive' : 'breaking',
      kind: 'idempotency-changed',
      message: 'Has a different idempotency rule.',
    });
  if (old['x-repeat'] !== current['x-repeat'])
    report({
      // A second call that succeeds where it failed doesn't break clients.
      class:
        isError(old['x-repeat']) && current['x-repeat'] === 'no-change' ? 'additive' : 'breaking',
      kind: 'repeat-changed',
      message: 'A second call has a different result.',
    });
}

const isError = (repeat: string | undefined): boolean =>
  repeat !== undefined && repeat !== 'second-effect' && repeat !== 'no-change';

/** The examples of each body. Those of errors follow from the catalog. */
function examplesOf({spec, operation}: Placed): Record<string, unknown> {
  const bodies = {request: operation.requestBody, ...responsesOf(spec, operation)};
  return Object.fromEntries(
    Object.entries(bodies).flatMap(([name, body]) => {
      const examples = Object.values(body?.content ?? {}).flatMap((media) =>
        Object.entries(media.examples ?? {}).filter(([, example]) => !example.$ref),
      );
      return body ? [[name, examples]] : [];
    }),
  );
}
