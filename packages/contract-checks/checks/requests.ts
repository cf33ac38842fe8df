import {
  domainOf,
  isObject,
  listOperations,
  type OperationEntry,
  parametersOf,
  responsesOf,
  type Spec,
} from '@docs/contract';
import type {Check} from './finding';

/** A response example with the values that its request sends. */
type Exchange = {name: string; sent: Record<string, unknown>; body: unknown};

/**
 * Purpose: every success example is the response to a request that the contract shows. The request
 *   is the body example of the same name, or the parameters of the path and in `x-parameters`. Rows
 *   match the filters, a page has no more rows than its limit, a total only appears if it was
 *   requested, and every operation that pages shows a first and a second page.
 * Exemptions: filters that no row has as a property, such as a date range.
 */
export const checkRequests: Check = ({spec, domain}) => {
  const findings: string[] = [];
  let count = 0;
  for (const entry of listOperations(spec)) {
    if (entry.operation['x-stub'] || (domain && domainOf(entry.operation) !== domain)) continue;
    const report = (message: string) => findings.push(`${entry.slug}: ${message}`);
    const exchanges = exchangesOf(spec, entry, report);
    count += exchanges.length;
    for (const exchange of exchanges) checkRows(exchange, report);
    if (isPaged(spec, entry)) checkPages(exchanges, report);
  }
  return {findings, counts: `${count} responses with their requests`};
};

const isPaged = (spec: Spec, {operation}: OperationEntry): boolean =>
  operation.operationId.startsWith('query') ||
  parametersOf(spec, operation).some(({name}) => name === 'cursor');

function exchangesOf(
  spec: Spec,
  {operation}: OperationEntry,
  report: (message: string) => void,
): Exchange[] {
  const parameters = parametersOf(spec, operation);
  const required = Object.fromEntries(
    parameters.filter((it) => it.required).map(({name, example}) => [name, example]),
  );
  const requests = new Map(
    Object.values(operation.requestBody?.content ?? {}).flatMap(({examples = {}}) =>
      Object.entries(examples),
    ),
  );
  const responses = Object.entries(responsesOf(spec, operation))
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, {content = {}}]) => Object.values(content));
  return responses.flatMap(({examples = {}}) =>
    Object.entries(examples).map(([name, {value, 'x-parameters': own = {}}]) => {
      for (const parameter of Object.keys(own)) {
        if (!parameters.some((it) => it.name === parameter))
          report(`${name} sends ${parameter}, which isn't a parameter.`);
      }
      const request = requests.get(name)?.value;
      if (operation.requestBody && !request) report(`${name} has no request of the same name.`);
      const body = operation.operationId.startsWith('query') && isObject(request) ? request : {};
      return {name, sent: {...required, ...own, ...body}, body: value};
    }),
  );
}

function checkRows({name, sent, body}: Exchange, report: (message: string) => void): void {
  if (!isObject(body)) return;
  const {data: rows} = body;
  const isList = Array.isArray(rows) && 'nextCursor' in body;
  if (isList) {
    if (typeof sent.limit === 'number' && rows.length > sent.limit)
      report(`${name} has ${rows.length} rows, but the limit is ${sent.limit}.`);
    if ('totalCount' in body !== (sent.includeTotal === true))
      report(`${name} ${'totalCount' in body ? 'has' : 'lacks'} totalCount.`);
  }
  const entities = (Array.isArray(rows) ? rows : [body]).filter((it) => isObject(it));
  for (const [filter, value] of Object.entries(sent)) {
    const allowed = Array.isArray(value) ? value : [value];
    const wrong = entities.filter((row) => {
      const found = row[filter];
      return found !== undefined && typeof found !== 'object' && !allowed.includes(found);
    });
    if (wrong.length > 0)
      report(`${name}: ${wrong.length} rows have another ${filter} than ${String(value)}.`);
  }
}

function checkPages(exchanges: Exchange[], report: (message: string) => void): void {
  const nextOf = ({body}: Exchange) => (isObject(body) ? body.nextCursor : undefined);
  const first = exchanges.filter((exchange) => nextOf(exchange) && !exchange.sent.cursor);
  if (first.length === 0) report('No example has a next page.');
  for (const page of first) {
    const {cursor: _, ...others} = page.sent;
    const follows = exchanges.some(
      ({sent: {cursor, ...rest}}) =>
        cursor === nextOf(page) && JSON.stringify(sorted(rest)) === JSON.stringify(sorted(others)),
    );
    if (!follows) report(`${page.name} has no second page with the same filters.`);
  }
}

const sorted = (values: Record<string, unknown>) =>
  Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
