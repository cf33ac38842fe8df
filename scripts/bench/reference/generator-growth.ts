import {referencePages} from '../../../generator/reference/generate';
import {loadSpec} from '../../../generator/load-spec';
import {listOperations} from '../../../generator/operations';
import type {Spec} from '../../../generator/spec-types';

export type GrowthFigures = {
  operations: number;
  milliseconds: number;
  perOperation: number;
  heapMb: number;
};

/** The generator on the contract as it is, and on one nine times as long. */
export async function growth(): Promise<GrowthFigures[]> {
  const spec = await loadSpec();
  return [1, 9].map((times) => measure(times === 1 ? spec : repeated(spec, times), 112 * times));
}

function measure(spec: Spec, operations: number): GrowthFigures {
  const began = performance.now();
  const {pages} = referencePages(
    spec,
    listOperations(spec).map(({slug}) => slug),
  );
  const milliseconds = Math.round(performance.now() - began);
  const heapMb = Math.round(process.memoryUsage().heapUsed / 2 ** 20);
  if (pages.length < operations)
    throw new Error(`${pages.length} pages for ${operations} operations`);
  return {
    operations,
    milliseconds,
    perOperation: Math.round((milliseconds / operations) * 10) / 10,
    heapMb,
  };
}

/** Copies of each path under another name, with operation ids of their own. */
function repeated(spec: Spec, times: number): Spec {
  const paths = Array.from({length: times}, (_, copy) => copy).flatMap((copy) =>
    Object.entries(spec.paths).map(([path, item]) => {
      const renamed = JSON.parse(
        JSON.stringify(item).replaceAll(/"operationId":"(\w+)"/g, `"operationId":"$1Copy${copy}"`),
      ) as typeof item;
      return [copy === 0 ? path : `/copy${copy}${path}`, copy === 0 ? item : renamed] as const;
    }),
  );
  return {...spec, paths: Object.fromEntries(paths)};
}
