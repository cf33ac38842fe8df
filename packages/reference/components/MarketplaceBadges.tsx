import {Fragment} from 'react';

const names: Record<string, string> = {
  AWS: 'AWS',
  AWS_CHINA: 'AWS China',
  AZURE: 'Azure',
  GCP: 'Google Cloud',
  SNOWFLAKE: 'Snowflake',
  ALIBABA: 'Alibaba Cloud',
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
