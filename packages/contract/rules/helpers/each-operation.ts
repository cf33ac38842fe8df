import {isRef, type Oas3Visitor} from '@redocly/openapi-core';
import type {Operation} from '../../spec-types';

type Visit = {
  operation: Operation;
  method: string;
  path: string;
  resolve: <T>(node: unknown) => T | undefined;
  /** Resolves a node in the file that `origin` points to. */
  resolveFrom: <T>(origin: unknown, node: unknown) => T | undefined;
  report: (message: string) => void;
};

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Visits the operations of `paths`, without webhooks and stubs. */
export function eachOperation(visit: (entry: Visit) => void): Oas3Visitor {
  return {
    Paths: (pathMap, ctx) => {
      for (const [path, item] of Object.entries<Record<string, unknown>>(pathMap as never)) {
        for (const method of methods) {
          const raw = item[method];
          if (!raw) continue;
          const {node, location} = ctx.resolve<Operation>(raw as never);
          if (!node || node['x-stub']) continue;
          const here = location ?? ctx.location.child([path, method]);
          const resolve = <T>(value: unknown, from = here.source.absoluteRef) =>
            ctx.resolve(value as never, from).node as T | undefined;
          visit({
            operation: node,
            method,
            path,
            resolve,
            resolveFrom: (origin, value) => {
              if (!isRef(origin)) return resolve(value);
              const {location: target} = ctx.resolve(origin, here.source.absoluteRef);
              return resolve(value, target?.source.absoluteRef);
            },
            report: (message) => ctx.report({message, location: here}),
          });
        }
      }
    },
  };
}
