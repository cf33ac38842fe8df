import {describe, expect, it} from 'vitest';
import {sandboxesOf} from '@argosy/sandbox';
import {createValidator} from '@docs/contract-checks';
import {listOperations, loadSpec} from '@docs/contract';
import {sentRequest} from '../sandbox/documented/sent-request';

type Value = Record<string, unknown>;

const spec = await loadSpec();
const validate = createValidator(spec)('/components/schemas/CreateOfferRequest');
const entry = listOperations(spec).find(({slug}) => slug === 'create-offer');
const createSandbox = sandboxesOf(spec);

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
    productId: 'prod_01KEXZ5980V1XQEHC5ZNXDVW26',
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
    productId: 'prod_01KF0HJ080DJKZQN1AWHPNAEHJ',
    terms: {partner: 'AZURE', billingAccountId: '5a8b1c3d-7e2f-4a61'},
    models: ['FLAT_RATE', 'PER_USER', 'SUBSCRIPTION', 'FIXED_FEE', 'PAYG'],
    otherModels: ['CONTRACT', 'CUD', 'PAYG_WITH_CUD'],
    own: {planId: 'team', includedQuantities: [{unit: 'MONTH', unlimited: true}]},
    others: {types: ['METERED'], skuId: '3F1A-77C2-90DE', valueType: 'INT64'},
  },
  GCP: {
    productId: 'prod_01KF33YQ800JCYZCGQ676WVRWS',
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

/** Rules that depend on the date, on several fields, or on a sum. Only the sandbox checks them. */
const installmentsOn = (...dates: string[]): Value =>
  pricingOf('FIXED_FEE', {
    commitAmount: usd(`${dates.length * 100}.00`),
    installments: dates.map((chargeDate) => ({chargeDate, amount: usd('100.00')})),
  });
const year = {duration: {length: 12, unit: 'MONTH'}};
const twice = pricingOf('PAYG', {meteringDimensions: [metered, metered]});

const keptInSandbox: Record<string, Value[]> = {
  AWS: [
    {expiryDate: '2026-05-20'},
    {startDate: '2029-05-20'},
    {...year, ...installmentsOn('2026-05-01', '2026-09-01', '2027-06-30')},
    {...year, startDate: '2026-07-01', ...installmentsOn('2027-07-01')},
    {duration: {length: 144, unit: 'MONTH'}},
    installmentsOn(...Array.from({length: 60}, () => '2026-09-01')),
  ],
  AZURE: [{expiryDate: '2026-05-20'}, {startDate: '2026-08-01'}],
  GCP: [
    {expiryDate: '2026-05-20'},
    {expiryDate: '2026-08-20'},
    {startDate: '2026-07-01'},
    {startDate: '2027-05-20'},
    {duration: {length: 84, unit: 'MONTH'}},
    {duration: {length: 7, unit: 'YEAR'}},
    pricingOf('CUD', {commitAmount: usd('1000000000')}),
  ],
};

const brokenInSandbox: Record<string, Value[]> = {
  AWS: [
    {startDate: '2029-05-21'},
    {...year, ...installmentsOn('2036-01-01')},
    {...year, startDate: '2026-07-01', ...installmentsOn('2027-07-02')},
    installmentsOn('2026-04-01', '2026-05-01'),
    installmentsOn(...Array.from({length: 61}, () => '2026-09-01')),
    twice,
  ],
  AZURE: [{startDate: '2026-08-15'}, twice],
  GCP: [
    {startDate: '2026-06-30'},
    {startDate: '2027-05-21'},
    {duration: {length: 85, unit: 'MONTH'}},
    {duration: {length: 8, unit: 'YEAR'}},
    pricingOf('CUD', {commitAmount: usd('1000000000.01')}),
    twice,
  ],
};

const shown = (changes: Value): string => JSON.stringify(changes).slice(0, 300);

type Detail = {field?: string; code: string};

/** The fields that the sandbox rejects. None if it accepts the offer. */
async function rejectedFields(body: unknown): Promise<(string | undefined)[]> {
  if (!entry) throw new Error('The contract has no create-offer.');
  // A client has few valid tokens at a time, and each request gets one.
  const sandbox = createSandbox({strict: true, report: () => undefined});
  const orgId = 'org_01KE6P4YM0JJGYG1GE04Y0C1RA';
  const request = {
    method: 'post',
    path: entry.path.replace('{orgId}', orgId),
    query: {},
    headers: {},
    mediaType: 'application/json',
    body,
  };
  const response = await sandbox.handle(await sentRequest(sandbox, {entry, request}));
  if (response.status === 202) return [];
  const {error} = JSON.parse(response.body) as {error: {code: string; details?: Detail[]}};
  return error.details?.map(({field}) => field) ?? [error.code];
}

describe.each(Object.entries(marketplaces))('an offer on %s', (name, marketplace) => {
  const offer = (changes: Value): unknown =>
    JSON.parse(
      JSON.stringify({
        name: 'Cobalt Freight 12 months',
        productId: marketplace.productId,
        offerType: 'PRIVATE',
        expiryDate: '2026-06-30',
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

  it('is accepted by the sandbox if it follows the rules', async () => {
    const models = marketplace.models.map((model) => pricingOf(model));
    const good = [...kept, ...(keptInSandbox[name] ?? []), ...models];
    const all = [...good, ...withFields(marketplace.own)];
    expect(all.length).toBeGreaterThanOrEqual(20);
    for (const changes of all)
      expect(await rejectedFields(offer(changes)), shown(changes)).toEqual([]);
  });

  it('is rejected by the sandbox, which names the field, if it breaks one of them', async () => {
    const bad = [...broken, ...(own[name] ?? []), ...(brokenInSandbox[name] ?? [])];
    const models = marketplace.otherModels.map((model) => pricingOf(model));
    const all = [...bad, ...models, ...withFields(marketplace.others)];
    expect(all.length).toBeGreaterThanOrEqual(20);
    for (const changes of all) {
      const fields = await rejectedFields(offer(changes));
      expect(fields[0], shown(changes)).toMatch(/^\//);
    }
  });
});
