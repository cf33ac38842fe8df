import type {Marketplace} from '@docs/content-model';
import {isObject} from '@docs/contract';
import type {Scenario} from './scenarios';

/** The marketplace of each partner in the contract. */
export const marketplaceOfPartner: Record<string, Marketplace> = {
  AWS: 'aws',
  AWS_CHINA: 'aws',
  AZURE: 'azure',
  GCP: 'gcp',
  SNOWFLAKE: 'snowflake',
  ALIBABA: 'alibaba',
  STRIPE: 'direct',
  ADYEN: 'direct',
};

/** The marketplace that a scenario is about, if it's about one. */
export function marketplaceOf({parameters, body, response}: Scenario): Marketplace | undefined {
  const partners = new Set(
    [parameters, body, response].flatMap(partnersIn).map((name) => marketplaceOfPartner[name]),
  );
  const [first, ...others] = partners;
  return others.length === 0 ? first : undefined;
}

/** The values of every `partner` inside a value. */
function partnersIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(partnersIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'partner' && typeof inner === 'string' ? [inner] : partnersIn(inner),
  );
}
