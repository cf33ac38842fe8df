import type {Capability} from '@docs/content-model/files';
import {type Marketplace, marketplaces} from '@docs/content-model';
import type {Finding} from './page';

/** The contract's names for the columns of the matrix. */
const partners: Record<Marketplace, string> = {
  aws: 'AWS',
  azure: 'AZURE',
  gcp: 'GCP',
  snowflake: 'SNOWFLAKE',
  alibaba: 'ALIBABA',
  direct: 'STRIPE',
};
const names = Object.keys(marketplaces) as Marketplace[];

/** Answers that say without a restriction that Argosy supports something. */
const claimed = new Set(['both', 'api', 'automatic']);

/** Each operation's `x-marketplaces`. */
export type OperationMarketplaces = Record<string, string[] | undefined>;

/** Answers about Argosy that contradict the operation they cite. */
export const contradictedAnswers = (
  file: string,
  rows: Capability[],
  operations: OperationMarketplaces,
): Finding[] =>
  rows.flatMap((row) =>
    names.flatMap((name) => {
      const {answer, source} = row.argosy[name];
      const slug = /^\/api\/(.+)$/.exec(source)?.[1];
      if (!slug || !claimed.has(answer)) return [];
      const supported = operations[slug];
      if (supported?.includes('ALL') || supported?.includes(partners[name])) return [];
      const problem = supported ? `doesn't support ${partners[name]}` : "isn't in the contract";
      return [
        {file, message: `"${row.feature}", ${name}: ${slug} ${problem}. Correct argosy.${name}.`},
      ];
    }),
  );
