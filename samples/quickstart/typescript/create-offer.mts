import {Argosy} from '@argosy/sdk';

const client = new Argosy();
// highlight-next-line
const offer = await client.offers.create({
  name: 'Juniper Labs 12 months',
  productId: 'prod_01KEXZ5980V1XQEHC5ZNXDVW26',
  offerType: 'PRIVATE',
  expiryDate: '2026-06-30',
  duration: {length: 12, unit: 'MONTH'},
  pricing: {
    model: 'FIXED_FEE_WITH_OVERAGE',
    commitAmount: {amount: '12000.00', currency: 'USD'},
    meteringDimensions: [
      {
        key: 'telemetry_gb',
        name: 'Telemetry ingested',
        unit: 'GB',
        unitPrice: {amount: '0.40', currency: 'USD'},
        types: ['METERED'],
      },
    ],
  },
  terms: {partner: 'AWS', awsAccountIds: ['123456789012']},
});
console.log(offer.id);
