import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import YAML from 'yaml';
import {datasetAddress, datasetFamilies} from './dataset-families';
import {loadDatasets, parseDataset, type Dataset} from './dataset';
import {grouped, querySchema, totals} from './dataset-query';

const good = `title: Things
family: sales
meaning: Things that a vendor sold to a buyer.
grain: thing
freshness: 15 minutes
retained: 7 years
permission: offers:read
key: [id]
columns:
  - {name: id, type: id, meaning: Id of the thing.}
  - {name: day, type: date, meaning: Day of the sale.}
  - {name: kind, type: enum, values: [BIG, SMALL], meaning: Size of it.}
  - {name: amount, type: money, empty: true, meaning: Price of it.}
same:
  - {operation: list-offers, how: The same rows.}
rows: |
  id,day,kind,amount
  a1,2026-03-01,BIG,10.00
  a2,2026-03-31,SMALL,2.50
  a3,2026-04-01,BIG,
  a4,2026-04-02,BIG,7.50
`;

describe('parseDataset', () => {
  it('reads rows by the types of their columns', () => {
    expect(parseDataset('things', good).rows[2]).toEqual({
      id: 'a3',
      day: '2026-04-01',
      kind: 'BIG',
      amount: null,
    });
  });

  it('keeps a comma inside quotes', () => {
    const quoted = good.replace('type: id', 'type: text').replace('a1,', '"a, one",');
    expect(parseDataset('things', quoted).rows[0]?.id).toBe('a, one');
  });

  it.each([
    ['another column', 'id,day,kind,amount', 'id,day,kind', 'the first line must be'],
    ['a missing value', 'a2,2026-03-31,SMALL,2.50', 'a2,2026-03-31,SMALL', 'row 2 has 3 values'],
    ['another type', 'SMALL,2.50', 'SMALL,2,50', 'row 2 has 5 values'],
    ['an amount that is none', '2.50', 'two', 'row 2: amount: "two" is not a money'],
    ['an empty value', 'a2,2026-03-31', 'a2,', 'row 2: day is empty'],
    ['a key twice', 'a2,', 'a1,', 'two rows have the same id'],
    ["a key that isn't a column", 'key: [id]', 'key: [ident]', 'no column is named ident'],
    ['values without an enum', 'values: [BIG, SMALL], ', '', 'an enum needs them'],
  ])('rejects %s', (_, before, after, message) => {
    expect(() => parseDataset('things', good.replace(before, after))).toThrow(message);
  });
});

const ask = (dataset: Dataset, query: object) =>
  querySchema.parse({dataset: dataset.name, ...query});

describe('queries', () => {
  const things = parseDataset('things', good);

  it('groups by month and splits by a column', () => {
    const query = ask(things, {
      by: 'day.month',
      split: 'kind',
      show: {Sold: 'sum amount'},
      names: {BIG: 'Big', 'day.month': 'Month'},
    });
    expect(grouped(things, query)).toEqual([
      {Month: '2026-03', Big: 10, SMALL: 2.5},
      {Month: '2026-04', Big: 7.5, SMALL: 0},
    ]);
  });

  it('counts values that are present, computes running totals, and filters by a range', () => {
    const show = {All: 'count', Priced: 'count amount', Kinds: 'distinct kind'};
    expect(totals(things, ask(things, {show, where: {day: {from: '2026-03-31'}}}))).toEqual([
      ['All', 3],
      ['Priced', 2],
      ['Kinds', 2],
    ]);
    const running = ask(things, {by: 'day.month', show: {Sold: 'sum amount'}, running: true});
    expect(grouped(things, running).map(({Sold}) => Sold)).toEqual([12.5, 20]);
  });

  it("rejects a column that doesn't exist", () => {
    expect(() => totals(things, ask(things, {show: {X: 'sum price'}}))).toThrow(
      'things has no column "price"',
    );
  });
});

const all = loadDatasets(path.join('content', 'data', 'datasets'));
const dataset = (name: string): Dataset => {
  const found = all.get(name);
  if (!found) throw new Error(`no dataset ${name}`);
  return found;
};

type Example = {value: Record<string, unknown>};

/** A response example from the contract. */
function exampleResponse(slug: string, example: string): Record<string, unknown> {
  const file = path.join('openapi', 'revenue-and-analytics', 'operations', `${slug}.yaml`);
  const {responses} = YAML.parse(readFileSync(file, 'utf8')) as {
    responses: {'200': {content: {'application/json': {examples: Record<string, Example>}}}};
  };
  const found = responses['200'].content['application/json'].examples[example];
  if (!found) throw new Error(`${slug} has no example ${example}`);
  return found.value;
}

const only = (name: string, where: object, shown: string): number =>
  Number(totals(dataset(name), ask(dataset(name), {where, show: {it: shown}}))[0]?.[1]);

const firstQuarter = {from: '2026-01-01', to: '2026-03-31'};

type Money = {amount: string};
type Counts = Record<
  'total' | 'pending' | 'rejected' | 'accepted' | 'open' | 'won' | 'lost',
  number
>;
type Metrics = {
  pipelineAmount: Money;
  wonAmount: Money;
  createdOfferCount: number;
  acceptedOfferCount: number;
};

function counts(where: object, shown: string): Counts {
  const of = (...outcome: string[]) => only('referrals', {...where, outcome}, shown);
  return {
    total: only('referrals', where, shown),
    pending: of('PENDING'),
    rejected: of('REJECTED'),
    accepted: of('OPEN', 'WON', 'LOST'),
    open: of('OPEN'),
    won: of('WON'),
    lost: of('LOST'),
  };
}

const offerCounts = (partner: string[]) => {
  const where = {partner, offer_type: ['PRIVATE', 'CHANNEL'], created_at: firstQuarter};
  return {
    createdOfferCount: only('offers', where, 'count'),
    acceptedOfferCount: only('offers', where, 'count accepted_at'),
  };
};

describe('sample rows match the examples of the contract', () => {
  it.each(['AWS', 'AZURE', 'GCP'])('match referrals and offers of %s', (partner) => {
    const {partners} = exampleResponse(
      'get-per-partner-combined-metrics-with-directional-counts',
      'first-quarter',
    ) as {
      partners: (Metrics & {partner: string; inbound: Counts; outbound: Counts})[];
    };
    const expected = partners.find((entry) => entry.partner === partner);
    const where = {partner, shared_at: firstQuarter};
    expect(counts({...where, direction: 'INBOUND'}, 'count')).toEqual(expected?.inbound);
    expect(counts({...where, direction: 'OUTBOUND'}, 'count')).toEqual(expected?.outbound);
    const amount = (outcome: string) => only('referrals', {...where, outcome}, 'sum amount');
    expect(amount('OPEN')).toBe(Number(expected?.pipelineAmount.amount));
    expect(amount('WON')).toBe(Number(expected?.wonAmount.amount));
    expect(expected).toMatchObject(offerCounts([partner]));
  });

  it('count an opportunity once across all clouds', () => {
    const expected = exampleResponse(
      'get-total-combined-partner-metrics',
      'first-quarter',
    ) as Metrics & {
      referrals: Counts;
    };
    expect(counts({shared_at: firstQuarter}, 'distinct crm_record_id')).toEqual(expected.referrals);
    expect(expected).toMatchObject(offerCounts(['AWS', 'AZURE', 'GCP']));
  });

  it('match the contacts at AWS', () => {
    const pages = ['first-page', 'second-page'].map(
      (page) =>
        exampleResponse('get-partner-contact-analytics', page) as {
          data: {name: string; sharedReferralCount: number; wonReferralCount: number}[];
        },
    );
    for (const {name, sharedReferralCount, wonReferralCount} of pages.flatMap(({data}) => data)) {
      expect(only('referrals', {partner_contact_name: name}, 'count')).toBe(sharedReferralCount);
      expect(only('referrals', {partner_contact_name: name, outcome: 'WON'}, 'count')).toBe(
        wonReferralCount,
      );
    }
  });

  it('match the revenue of March and the payment of May', () => {
    const gross = exampleResponse('get-revenue-report', 'gross-march') as {
      rows: {partner: string; amount: Money}[];
      totals: Money[];
    };
    const march = {date: {from: '2026-03-01', to: '2026-03-31'}};
    for (const {partner, amount} of gross.rows)
      expect(only('revenue_daily', {...march, partner}, 'sum gross_amount')).toBe(
        Number(amount.amount),
      );
    expect(only('revenue_daily', march, 'sum gross_amount')).toBe(Number(gross.totals[0]?.amount));
    const paid = exampleResponse('get-revenue-report', 'paid-by-aws') as {totals: Money[]};
    expect(only('revenue_daily', {partner: 'AWS'}, 'sum disbursed_amount')).toBe(
      Number(paid.totals[0]?.amount),
    );
  });

  it.each(['gross_amount', 'invoiced_amount', 'collectable_amount', 'disbursed_amount'])(
    '%s is the same by day, by entitlement and by buyer',
    (amount) => {
      const marketplaces = {partner: ['AWS', 'AZURE', 'GCP']};
      const byDay = only('revenue_daily', marketplaces, `sum ${amount}`);
      expect(only('entitlements', marketplaces, `sum ${amount}`)).toBe(byDay);
      expect(only('buyers', marketplaces, `sum ${amount}`)).toBe(byDay);
    },
  );

  it('settled records add up to zero, and usage equals the decrease of the commit', () => {
    expect(only('revenue_details', {partner: 'AWS'}, 'sum amount')).toBe(0);
    expect(only('usage_daily', {partner: 'AWS'}, 'sum amount')).toBe(
      only(
        'entitlement_terms',
        {partner: 'AWS', parent_term_id: 'empty'},
        'sum used_commit_amount',
      ),
    );
  });

  it('have a succeeded charge for each paid invoice', () => {
    expect(only('invoices', {payment_status: 'SUCCEEDED'}, 'sum due_amount')).toBe(
      only('payments', {kind: 'CHARGE', status: 'SUCCEEDED'}, 'sum amount'),
    );
  });
});

it('the days between stages match their timestamps', () => {
  const {rows} = dataset('referral_stage_history');
  rows.forEach((row, index) => {
    const before = rows[index - 1];
    if (row.step === 1 || !before) return;
    const apart = Date.parse(String(row.changed_at)) - Date.parse(String(before.changed_at));
    expect(row.from_stage).toBe(before.to_stage);
    expect(row.days_in_from_stage).toBe(Number((apart / 86_400_000).toFixed(1)));
  });
});

describe('relations', () => {
  const ids = (name: string, column: string) =>
    dataset(name)
      .rows.map((row) => row[column])
      .filter((id) => id !== null && id !== undefined);

  it.each([
    ['entitlements', 'offer_id', 'offers', 'offer_id'],
    ['entitlements', 'buyer_id', 'buyers', 'buyer_id'],
    ['entitlement_terms', 'entitlement_id', 'entitlements', 'entitlement_id'],
    ['usage_daily', 'entitlement_id', 'entitlements', 'entitlement_id'],
    ['revenue_daily', 'entitlement_id', 'entitlements', 'entitlement_id'],
    ['payments', 'invoice_id', 'invoices', 'invoice_id'],
    ['referrals', 'offer_id', 'offers', 'offer_id'],
    ['referral_stage_history', 'external_id', 'referrals', 'external_id'],
  ])('%s.%s is in %s', (from, column, to, key) => {
    expect(ids(to, key)).toEqual(expect.arrayContaining(ids(from, column)));
  });

  it('every ID in the sample rows is in the sample data of the contract', () => {
    const sampleData = readFileSync(path.join('openapi', 'sample-data.yaml'), 'utf8');
    for (const {name, columns, rows} of all.values())
      for (const column of columns.filter(({type}) => type === 'id'))
        for (const row of rows)
          if (row[column.name] !== null) expect(sampleData, name).toContain(row[column.name]);
  });

  it('every dataset has a heading on the page of its family', () => {
    for (const {name, title, family} of all.values()) {
      const page = readFileSync(`content/guides${datasetFamilies[family]}.mdx`, 'utf8');
      expect(page).toContain(`## ${title}\n\n<Dataset of="${name}" />`);
    }
  });

  it('the overview has a question for every dataset', () => {
    const page = readFileSync('content/guides/analytics/available-datasets.mdx', 'utf8');
    for (const dataset of all.values())
      expect(page).toContain(`| [\`${dataset.name}\`](${datasetAddress(dataset)})`);
  });
});
