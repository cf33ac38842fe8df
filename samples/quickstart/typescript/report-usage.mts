import {Argosy} from '@argosy/sdk';

const client = new Argosy();
for await (const entitlement of client.entitlements.list({offerId: process.env.OFFER_ID})) {
  console.log(entitlement.id, entitlement.status);

  // highlight-next-line
  const group = await client.usageRecordGroups.report(entitlement.id, {
    id: 'juniper-1',
    records: {telemetry_gb: '812'},
  });
  console.log(group.id, group.status);
}
