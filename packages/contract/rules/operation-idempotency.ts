import type {Parameter} from '../spec-types';
import {eachOperation} from './helpers/each-operation';
import type {Rule} from './helpers/rule';

const kinds = ['safe', 'natural', 'key', 'caller-id'];

/**
 * x-idempotency is one of four kinds. Reads are `safe`. A POST that changes something takes the
 * Idempotency-Key header or an ID from the caller, so that every request can be repeated safely.
 */
export const operationIdempotency: Rule = () =>
  eachOperation(({operation, method, resolve, report}) => {
    const kind = operation['x-idempotency'] ?? '';
    if (!kinds.includes(kind)) return report(`x-idempotency must be one of ${kinds.join(', ')}.`);
    const names = (operation.parameters ?? []).map((it) => resolve<Parameter>(it)?.name);
    if ((kind === 'key') !== names.includes('Idempotency-Key')) {
      report('x-idempotency key and the Idempotency-Key header go together.');
    }
    if (method === 'get' && kind !== 'safe') report('A GET is safe.');
    if (method === 'post' && kind === 'natural') report('A POST takes Idempotency-Key.');
  });
