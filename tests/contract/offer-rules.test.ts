import {describe, expect, it} from 'vitest';
import {createValidator} from '@docs/contract-checks';
import {loadSpec} from '@docs/contract';

type Value = Record<string, unknown>;

const validate = createValidator(await loadSpec())('/components/schemas/CreateOfferRequest');

const usd = (amount: string) => ({amount, currency: 'USD'});
const metered = {key: 'telemetry_gb', name: 'Telemetry', unit: 'GB', unitPrice: usd('0.40')};
const billable = {
  billableMetricId: 'bm_01KFJF6AK0BVJG20995V2BQ8CZ',
  name: 'Telemetry',
  pricing: {category: 'BASIC', unitPrice: usd('0.40')},
};
const commit = {
  ...{key: 'fee', name: 'Fee', type: 'FLAT_RATE', rate: usd('100.00'), quantity: '1'},
  duration: {length: 1, unit: 'YEAR'},
};
const pricingOf = (model: string, fields: Value = {}): Value => ({
  pricing: {model, ...(/FIXED|CUD/.test(model) && {commitAmount: usd('1200.00')}), ...fields},
});

const marketplaces = {
  AWS: {
    terms: {partner: 'AWS', awsAccountIds: ['210987654321']},
    models: ['CONTRACT', 'SUBSCRIPTION', 'FIXED_FEE', 'FIXED_FEE_WITH_OVERAGE', 'PAYG'],
    otherModels: ['FLAT_RATE', 'PER_USER', 'CUD', 'PAYG_WITH_CUD'],
    own: {types: ['METERED']},
    others: {
      planId: 'team',
      skuId: '3F1A-77C2-90DE',
      valueType: 'INT64',
      includedQuantities: [{unit: 'MONTH', unlimited: true}],
    },
  },
  AZURE: {
    terms: {partner: 'AZURE', billingAccountId: '5a8b1c3d-7e2f-4a61'},
    models: ['FLAT_RATE', 'PER_USER', 'SUBSCRIPTION', 'FIXED_FEE', 'PAYG'],
    otherModels: ['CONTRACT', 'CUD', 'PAYG_WITH_CUD'],
    own: {planId: 'team', includedQuantities: [{unit: 'MONTH', unlimited: true}]},
    others: {types: ['METERED'], skuId: '3F1A-77C2-90DE', valueType: 'INT64'},
  },
  GCP: {
    terms: {partner: 'GCP', billingAccountId: '01A2B3-C4D5E6-F70819', dealType: 'NEW'},
    models: ['CUD', 'PAYG_WITH_CUD', 'SUBSCRIPTION', 'FIXED_FEE', 'PAYG'],
    otherModels: ['CONTRACT', 'FLAT_RATE', 'PER_USER'],
    own: {planId: 'standard', skuId: '3F1A-77C2-90DE', valueType: 'INT64'},
    others: {types: ['METERED'], includedQuantities: [{unit: 'MONTH', unlimited: true}]},
  },
};

/** Fields that an offer of any marketplace gets instead of its own. Undefined leaves a field out. */
const kept: Value[] = [
  {},
  {startDate: '2027-03-01'},
  {duration: {length: 12, unit: 'MONTH'}},
  {duration: {length: 3, unit: 'YEAR'}},
  pricingOf('PAYG', {meteringDimensions: [metered]}),
  pricingOf('FIXED_FEE', {commitAmount: usd('0.00')}),
  pricingOf('SUBSCRIPTION', {commits: [commit]}),
  pricingOf('PAYG', {discountPercentage: '12.5'}),
  {eula: {type: 'CUSTOM', documentUrls: ['https://lumenharbor.example/eula.pdf']}},
  {offerType: 'DEFAULT', expiryDate: undefined},
  {offerType: 'FREE_TRIAL', expiryDate: undefined},
];

const broken: Value[] = [
  {expiryDate: undefined},
  {offerType: 'CHANNEL'},
  {resellerEula: {type: 'STANDARD'}},
  {eula: {type: 'CUSTOM'}},
  pricingOf('FIXED_FEE', {commitAmount: undefined}),
  pricingOf('FIXED_FEE_WITH_OVERAGE', {commitAmount: undefined}),
  pricingOf('FIXED_FEE', {commitAmount: usd('-5.12')}),
  pricingOf('PAYG', {billableDimensions: [billable]}),
  pricingOf('PAYG', {meteringDimensions: [{...metered, unitPrice: usd('-0.40')}]}),
  pricingOf('PAYG', {meteringDimensions: [{...metered, unitPrice: undefined}]}),
  pricingOf('PAYG', {
    meteringDimensions: [{...metered, priceTiers: [{from: '0', unitPrice: usd('1')}]}],
  }),
  pricingOf('SUBSCRIPTION', {commits: [{...commit, rate: usd('-1')}]}),
];

const own: Record<string, Value[]> = {
  AWS: [
    {duration: {length: 145, unit: 'MONTH'}},
    {duration: {length: 999, unit: 'YEAR'}},
    pricingOf('FIXED_FEE', {
      installments: [{chargeDate: '2027-01-01', amount: usd('1200.00'), credit: usd('5.00')}],
    }),
  ],
  AZURE: [
    pricingOf('FIXED_FEE', {installments: [{chargeDate: '2027-01-01', amount: usd('1200.00')}]}),
    pricingOf('PAYG', {installments: [{chargeDate: '2027-01-01', amount: usd('1.00')}]}),
  ],
  GCP: [
    pricingOf('CUD', {commitAmount: undefined}),
    pricingOf('PAYG_WITH_CUD', {commitAmount: undefined}),
    pricingOf('FIXED_FEE', {installments: [{chargeDate: '2027-01-01', amount: usd('-1')}]}),
  ],
};

describe.each(Object.entries(marketplaces))('an offer on %s', (name, marketplace) => {
  const offer = (changes: Value): unknown =>
    JSON.parse(
      JSON.stringify({
        name: 'Cobalt Freight 12 months',
        productId: 'prod_01KEXZ5980V1XQEHC5ZNXDVW26',
        offerType: 'PRIVATE',
        expiryDate: '2027-02-20',
        ...pricingOf(marketplace.models[0] ?? ''),
        terms: marketplace.terms,
        ...changes,
      }),
    );
  const withFields = (fields: Value): Value[] =>
    Object.entries(fields).map(([field, value]) =>
      pricingOf('PAYG', {meteringDimensions: [{...metered, [field]: value}]}),
    );

  it('is accepted if it follows the rules', () => {
    const good = [...kept, ...marketplace.models.map((model) => pricingOf(model))];
    for (const changes of [...good, ...withFields(marketplace.own)]) {
      validate(offer(changes));
      expect(validate.errors, JSON.stringify(changes)).toBeNull();
    }
  });

  it('is rejected if it breaks one of them', () => {
    const bad = [...broken, ...(own[name] ?? [])];
    const models = marketplace.otherModels.map((model) => pricingOf(model));
    for (const changes of [...bad, ...models, ...withFields(marketplace.others)])
      expect(validate(offer(changes)), JSON.stringify(changes)).toBe(false);
  });
});
