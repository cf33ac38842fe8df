import type {Run, Scenario} from '../run';
import type {JsonObject} from '@argosy/sandbox';

const entitlement = 'ENTITLEMENT';

const ids = {
  aws: 'ent_01KJ7ZFNFGGTTSGPD6ZA80765R',
  azure: 'ent_01KJCKGKGGFSVX72WP9AKSY11K',
  gcp: 'ent_01KJQP5FJGSARD8XB8B08Z9NBW',
};

async function direct(run: Run, change: JsonObject): Promise<string> {
  const {id} = await run.call('create-entitlement', {example: 'starts-later', change});
  return id;
}

/** What the buyer's acceptance of an offer creates. */
async function purchase(run: Run, example: string, change: JsonObject): Promise<string> {
  const {id: offerId} = await run.call('create-offer', {example, change});
  await run.act('OFFER', offerId, 'ACCEPTED');
  const found = run.all(entitlement).find((each) => each.offerId === offerId);
  if (!found) throw new Error('The accepted offer has no entitlement.');
  return found.id;
}

const azurePurchase = (run: Run) =>
  purchase(run, 'azure-private-offer-with-seats', {
    expiryDate: '2026-06-30',
    startDate: '2026-07-01',
  });

const cancel = (run: Run, entitlementId: string) =>
  run.call('cancel-entitlement', {path: {entitlementId}});

export const entitlementScenarios: Record<string, Scenario> = {
  async 'direct entitlements in each first status'(run) {
    await direct(run, {startDate: '2026-06-15'});
    await direct(run, {startDate: '2026-05-20'});
    await direct(run, {startDate: '2026-03-01', endDate: '2026-04-30'});
    await run.advance('P1M');
  },

  async 'a purchase that you approve'(run) {
    await run.call('approve-entitlement', {path: {entitlementId: await azurePurchase(run)}});
  },

  async 'a purchase that the buyer withdraws'(run) {
    await run.act(entitlement, await azurePurchase(run), 'CANCELLED', 'MARKETPLACE');
  },

  async 'payments that the marketplace does not get'(run) {
    await run.automatic(false);
    await run.act(entitlement, ids.aws, 'SUSPENDED');
    await run.act(entitlement, ids.aws, 'ACTIVE');
    await run.act(entitlement, ids.aws, 'SUSPENDED');
    await run.act(entitlement, ids.aws, 'CANCELLED', 'MARKETPLACE');
    await run.act(entitlement, ids.aws, 'DELETED');
  },

  async 'cancellations by you'(run) {
    await run.automatic(false);
    await cancel(run, await direct(run, {startDate: '2026-06-15'}));
    await cancel(run, await direct(run, {startDate: '2026-05-20'}));
    const suspended = await direct(run, {startDate: '2026-05-20'});
    await run.act(entitlement, suspended, 'SUSPENDED');
    await cancel(run, suspended);
    await run.act(entitlement, suspended, 'CANCELLED');
  },

  async 'cancellations by the buyer'(run) {
    await run.automatic(false);
    await run.act(entitlement, ids.aws, 'PENDING_CANCEL', 'BUYER');
    await run.act(entitlement, ids.azure, 'SUSPENDED');
    await run.act(entitlement, ids.azure, 'PENDING_CANCEL', 'BUYER');
  },

  async 'cancellations that were scheduled'(run) {
    await run.automatic(false);
    await run.act(entitlement, ids.aws, 'PENDING_CANCEL', 'CLOCK');
    await run.act(entitlement, ids.azure, 'SUSPENDED');
    await run.act(entitlement, ids.azure, 'PENDING_CANCEL', 'CLOCK');
  },

  async 'terms that end'(run) {
    await run.automatic(false);
    await run.act(entitlement, ids.azure, 'SUSPENDED');
    await run.act(entitlement, ids.azure, 'CANCELLED', 'CLOCK');
    await direct(run, {startDate: '2026-05-20', endDate: '2026-06-10'});
    await run.advance('P1M');
  },
};
