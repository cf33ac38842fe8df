import type {Schema} from '../spec-types';
import {eachOperation} from './helpers/each-operation';
import type {Rule} from './helpers/rule';

const shape = ['data', 'nextCursor', 'totalCount'];
const paging = ['limit', 'cursor', 'includeTotal'];

/**
 * list- and query- operations return data, nextCursor, and totalCount, and use the same pagination.
 * A list without any of the paging parameters returns all rows in data.
 */
export const listShape: Rule = () =>
  eachOperation(({operation, resolve, report}) => {
    const isQuery = /^query[A-Z]/.test(operation.operationId ?? '');
    const isList = /^list[A-Z]/.test(operation.operationId ?? '');
    const raw = operation.responses?.['200']?.content?.['application/json']?.schema;
    const schema = raw && resolve<Schema>(raw);
    const looksLikeList =
      Boolean(schema?.title?.endsWith(' list')) || Boolean(schema?.properties?.nextCursor);
    if (!isList && !isQuery && !looksLikeList) return;
    const names = (operation.parameters ?? []).map((it) => resolve<{name: string}>(it)?.name ?? '');
    const isPaged = isQuery || paging.some((name) => names.includes(name));
    const expected = isPaged ? shape : ['data'];
    if (Object.keys(schema?.properties ?? {}).join() !== expected.join()) {
      report(`A ${isPaged ? 'paged ' : ''}list has the properties ${expected.join(', ')}.`);
    }
    const required = expected.filter((name) => name !== 'totalCount').join();
    if ((schema?.required ?? []).join() !== required) report(`${required} must be required.`);
    if (isQuery || !isPaged) return;
    for (const name of paging)
      if (!names.includes(name)) report(`A list takes the parameter ${name}.`);
  });
