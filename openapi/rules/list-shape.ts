import type {Schema} from '../../generator/spec-types';
import {eachOperation} from './helpers/each-operation';
import type {Rule} from './helpers/rule';

const shape = ['data', 'nextCursor', 'totalCount'];
const paging = ['limit', 'cursor', 'includeTotal'];

/** list- and query- operations answer with data, nextCursor and totalCount, and page alike. */
export const listShape: Rule = () =>
  eachOperation(({operation, resolve, report}) => {
    const isQuery = /^query[A-Z]/.test(operation.operationId ?? '');
    const isList = /^list[A-Z]/.test(operation.operationId ?? '');
    const raw = operation.responses?.['200']?.content?.['application/json']?.schema;
    const schema = raw && resolve<Schema>(raw);
    const looksLikeList =
      Boolean(schema?.title?.endsWith(' list')) || Boolean(schema?.properties?.nextCursor);
    if (!isList && !isQuery && !looksLikeList) return;
    if (Object.keys(schema?.properties ?? {}).join() !== shape.join()) {
      report(`A list has the properties ${shape.join(', ')}, in this order.`);
    }
    if ((schema?.required ?? []).join() !== 'data,nextCursor')
      report('data and nextCursor are required.');
    if (isQuery || !isList) return;
    const names = (operation.parameters ?? []).map((it) => resolve<{name: string}>(it)?.name);
    for (const name of paging)
      if (!names.includes(name)) report(`A list takes the parameter ${name}.`);
  });
