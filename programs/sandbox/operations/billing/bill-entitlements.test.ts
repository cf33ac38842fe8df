import {describe, expect, it} from 'vitest';
import {billingWorld, sample, usd} from '../../testing/sample-world';
import {type Entity, type JsonObject, textOf} from '../../types';
import type {Invoice} from './entities';

type World = ReturnType<typeof billingWorld>;

const kestrelEntitlement = 'ent_01KGF04SW0BEXQRMVPHE8VERC1';

const put = ({world}: World, schema: string, entity: Entity) =>
  world.store.collection(schema).put(entity);

/** Invoices that the sample data doesn't have. */
const newInvoices = ({world}: World, entitlementId: string): Invoice[] =>
  (world.store.collection('Invoice').all() as Invoice[]).filter(
    (invoice) => invoice.entitlementId === entitlementId && invoice.number > 'LH-2026-0011',
  );

function reportUsage(world: World, day: string, billableRecords: JsonObject[]): void {
  const {
    world: {store},
  } = world;
  const [group] = store
    .collection('UsageRecordGroup')
    .all()
    .filter(({id}) => id.startsWith('ferro'));
  const {usageRecordReportId: _, ...others} = group as Entity;
  const timestamp = `${day}T10:00:00Z`;
  put(world, 'UsageRecordGroup', {...others, id: `test-${day}`, timestamp, billableRecords});
}

const devices = (count: number): JsonObject[] =>
  Array.from({length: count}, (_, index) => ({
    key: 'active_devices',
    properties: {deviceId: `arm-${index}`},
  }));

describe('commitments', () => {
  it('are billed for the days after the trial and before the end', () => {
    const world = billingWorld();
    const {cancelledAt: _, ...kestrel} = world.stored('Entitlement', kestrelEntitlement);
    const details = {...(kestrel.details as JsonObject), nextInvoiceDate: '2026-02-16'};
    put(world, 'Entitlement', {...kestrel, status: 'ACTIVE', details});
    for (const day of ['2026-02-15', '2026-02-16', '2026-03-02', '2026-04-02', '2026-04-29']) {
      world.advance(`${day}T01:00:00Z`);
    }
    const invoices = newInvoices(world, kestrelEntitlement);
    expect(
      invoices.map(({periodStartDate, periodEndDate, dueAmount}) => [
        periodStartDate,
        periodEndDate,
        dueAmount.amount,
      ]),
    ).toEqual([
      ['2026-02-16', '2026-03-01', '225.00'],
      ['2026-03-02', '2026-04-01', '450.00'],
      ['2026-04-02', '2026-04-29', '420.00'],
    ]);
    expect(invoices[0]).toMatchObject({
      type: 'COMMIT',
      status: 'ISSUED',
      // Nothing to charge, because the buyer has no payment method.
      paymentStatus: 'FAILED',
      lines: [{type: 'COMMIT', key: 'monthly_plan', quantity: '1'}],
    });
    const {details: after} = world.stored('Entitlement', kestrelEntitlement);
    expect(after).not.toHaveProperty('nextInvoiceDate');
  });
});

describe('usage', () => {
  it('is billed when its period is over', () => {
    const world = billingWorld();
    reportUsage(world, '2026-05-21', [{key: 'telemetry_gb', quantity: '1000'}, ...devices(300)]);
    reportUsage(world, '2026-05-22', [{key: 'telemetry_gb', quantity: '250'}, ...devices(320)]);
    world.advance('2026-05-31T23:00:00Z');
    expect(newInvoices(world, sample.ferroEntitlement)).toEqual([]);
    world.advance('2026-06-01T00:00:00Z');
    const [invoice, ...others] = newInvoices(world, sample.ferroEntitlement);
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({
      number: 'LH-2026-0012',
      type: 'USAGE',
      status: 'DRAFT',
      periodStartDate: '2026-05-01',
      periodEndDate: '2026-05-31',
      scheduledIssueDate: '2026-06-04',
      // 1000 x 0.40 + 250 x 0.28, and 320 x 2.00 less 10%.
      lines: [
        {quantity: '1250', amount: usd('470.00')},
        {quantity: '320', discountAmount: usd('64.00'), amount: usd('576.00')},
      ],
      deductedCreditAmount: usd('500.00'),
      subtotalAmount: usd('546.00'),
      dueAmount: usd('546.00'),
    });
    expect(world.stored('EntitlementTerm', sample.ferroTerm)).toMatchObject({
      usedCreditAmount: usd('500.00'),
      reportedAmount: usd('2347.00'),
    });
    expect(world.stored('Entitlement', sample.ferroEntitlement).details).toMatchObject({
      nextInvoiceDate: '2026-07-01',
    });
  });

  it('has a report for each day, and is not billed twice', () => {
    const world = billingWorld();
    reportUsage(world, '2026-05-21', [{key: 'telemetry_gb', quantity: '50'}]);
    world.advance('2026-06-01T00:00:00Z');
    world.advance('2026-07-01T00:00:00Z');
    const [invoice, ...others] = newInvoices(world, sample.ferroEntitlement);
    expect(others).toEqual([]);
    const {usageRecordReportId} = world.stored('UsageRecordGroup', 'test-2026-05-21');
    expect(world.stored('UsageRecordReport', textOf(usageRecordReportId))).toMatchObject({
      status: 'INVOICED',
      invoiceId: invoice?.id,
      startsAt: '2026-05-21T00:00:00Z',
      endsAt: '2026-05-22T00:00:00Z',
      reportedRecords: {telemetry_gb: '50'},
    });
  });

  it('keeps the price of its day', () => {
    const world = billingWorld();
    reportUsage(world, '2026-06-01', [{key: 'telemetry_gb', quantity: '100'}]);
    reportUsage(world, '2026-06-10', [{key: 'telemetry_gb', quantity: '100'}]);
    world.advance('2026-06-10T00:00:00Z');
    const {pricing} = world.stored('Entitlement', sample.ferroEntitlement) as Entity & {
      pricing: {billableDimensions: JsonObject[]};
    };
    const [, devicePrice] = pricing.billableDimensions;
    const unitPrice = usd('0.50');
    const telemetry = {...pricing.billableDimensions[0], pricing: {category: 'BASIC', unitPrice}};
    world.settled('update-entitlement-price-model', {
      path: {entitlementId: sample.ferroEntitlement},
      body: {billableDimensions: [telemetry, devicePrice] as JsonObject[]},
    });
    world.advance('2026-07-01T00:00:00Z');
    const line = newInvoices(world, sample.ferroEntitlement).at(-1)?.lines[0];
    expect(line).toMatchObject({
      quantity: '200',
      pricing: {category: 'BASIC'},
      slices: [{amount: usd('40.00')}, {amount: usd('50.00')}],
      amount: usd('90.00'),
    });
  });

  it('is on a final invoice if it came last', () => {
    const world = billingWorld();
    const path = {entitlementId: sample.ferroEntitlement};
    world.settled('cancel-entitlement', {path, body: {}});
    reportUsage(world, '2026-05-30', [{key: 'telemetry_gb', quantity: '2000'}]);
    world.advance('2026-06-01T00:00:00Z');
    reportUsage(world, '2026-06-01', [{key: 'telemetry_gb', quantity: '10'}]);
    world.advance('2026-06-01T01:00:00Z');
    expect(world.stored('Entitlement', sample.ferroEntitlement).status).toBe('CANCELLED');
    expect(
      newInvoices(world, sample.ferroEntitlement).map(({dueAmount}) => dueAmount.amount),
    ).toEqual(['180.00', '4.00']);
  });
});

describe('drafts', () => {
  it('are issued when their grace period ends', () => {
    const world = billingWorld();
    world.advance('2026-05-20T10:00:00Z');
    expect(world.stored('Invoice', sample.draft)).toMatchObject({
      status: 'ISSUED',
      dueDate: '2026-06-03',
      contactIds: [sample.hana, sample.luca],
      updatedBy: {type: 'SYSTEM'},
    });
    expect(world.events().filter((type) => type === 'notification_message.sent')).toHaveLength(3);
  });

  it('are deleted if the entitlement ends before anything is used', () => {
    const world = billingWorld();
    const ferro = world.stored('Entitlement', sample.ferroEntitlement);
    const details = {...(ferro.details as JsonObject), gracePeriodDays: 20};
    const pricing = {...(ferro.pricing as JsonObject), billableDimensions: [], commits: flatFee};
    const term = world.stored('EntitlementTerm', sample.ferroTerm);
    put(world, 'EntitlementTerm', {...term, id: 'term_new'});
    put(world, 'Entitlement', {
      ...ferro,
      id: 'ent_new',
      currentTermId: 'term_new',
      startDate: '2026-05-20',
      pricing: {...pricing, paymentSchedule: 'PREPAY'},
      details: {...details, nextInvoiceDate: '2026-05-20'},
      addons: [],
    });
    world.advance('2026-05-20T10:00:00Z');
    expect(newInvoices(world, 'ent_new')).toMatchObject([
      {status: 'DRAFT', dueAmount: usd('38.71'), periodEndDate: '2026-05-31'},
    ]);
    const move = {entityType: 'ENTITLEMENT', id: 'ent_new', by: 'OPERATION'} as const;
    world.world.move({...move, to: 'PENDING_CANCEL', operation: 'cancel-entitlement'});
    world.world.move({...move, to: 'CANCELLED', by: 'MARKETPLACE'});
    expect(newInvoices(world, 'ent_new')).toMatchObject([{status: 'DELETED'}]);
    expect(world.events().at(-1)).toBe('invoice.voided');
  });
});

const flatFee = [
  {
    key: 'plan',
    name: 'Plan',
    type: 'FLAT_RATE',
    rate: usd('1200.00'),
    quantity: '1',
    duration: {length: 12, unit: 'MONTH'},
  },
];

describe('add-ons and installments', () => {
  it('are billed on their dates', () => {
    const world = billingWorld();
    const ferro = world.stored('Entitlement', sample.ferroEntitlement);
    const addon = {id: 'addon_new', name: 'Training', amount: usd('300.00')};
    const addons = [{...addon, chargeDate: '2026-05-25', createdAt: '2026-05-20T09:00:00Z'}];
    const installments = [
      {chargeDate: '2026-05-24', amount: usd('10.00')},
      {chargeDate: '2026-08-24', amount: usd('10.00')},
    ];
    const pricing = {...(ferro.pricing as JsonObject), installments};
    put(world, 'Entitlement', {...ferro, addons, pricing});
    world.advance('2026-05-24T00:00:00Z');
    world.advance('2026-05-25T00:00:00Z');
    world.advance('2026-05-26T00:00:00Z');
    const [installment, addonInvoice, ...others] = newInvoices(world, sample.ferroEntitlement);
    expect(others).toEqual([]);
    expect(installment).toMatchObject({
      type: 'INSTALLMENT',
      periodStartDate: '2026-05-24',
      periodEndDate: '2026-08-23',
      lines: [{name: 'Installment 1 of 2', chargeDate: '2026-05-24', amount: usd('10.00')}],
    });
    expect(addonInvoice).toMatchObject({
      type: 'ADDON',
      lines: [{type: 'ADDON', addonId: 'addon_new', amount: usd('300.00')}],
    });
    expect(world.stored('Entitlement', sample.ferroEntitlement).addons).toMatchObject([
      {id: 'addon_new', invoiceId: addonInvoice?.id},
    ]);
  });
});
