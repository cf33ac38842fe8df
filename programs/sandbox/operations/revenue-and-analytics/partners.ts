import {ApiError} from '../../api-error';
import {textOf} from '../../lists/text';
import type {Json, World} from '../../types';

export const marketplaces = ['AWS', 'AWS_CHINA', 'AZURE', 'GCP', 'SNOWFLAKE', 'ALIBABA'];

const cosellPartners = ['AWS', 'AZURE', 'GCP'];

/** Payouts from these marketplaces aren't imported. */
export const withoutPayouts = ['SNOWFLAKE', 'ALIBABA'];

const requireOneOf =
  (partners: string[]) =>
  (partner: Json | undefined): void => {
    if (partner === undefined || partners.includes(textOf(partner))) return;
    const message = `${textOf(partner)} doesn't support this operation.`;
    throw new ApiError('partner_not_supported', {message});
  };

export const requireMarketplace = requireOneOf(marketplaces);

export const requireCosell = requireOneOf(cosellPartners);

/** Clouds with which the vendor can share opportunities, in the contract's order. */
export function connectedClouds(world: World): string[] {
  const connected = new Set(
    world.store
      .collection('Integration')
      .all()
      .map(({partner}) => partner),
  );
  return cosellPartners.filter((partner) => connected.has(partner));
}

/** Sorts by the order of the marketplaces in the contract. */
export const byMarketplace = (a: string, b: string): number =>
  marketplaces.indexOf(a) - marketplaces.indexOf(b);
