import {Fragment} from 'react';
import {partnerNames} from '@docs/contract';

const names: Record<string, string> = {
  ...partnerNames,
  STRIPE: 'Direct (Stripe)',
  ADYEN: 'Direct (Adyen)',
  ALL: 'All marketplaces and direct billing',
};

export function MarketplaceBadges({marketplaces}: {marketplaces: string[]}) {
  return marketplaces.map((marketplace) => (
    <Fragment key={marketplace}>
      <span className="badge">{names[marketplace] ?? marketplace}</span>{' '}
    </Fragment>
  ));
}
