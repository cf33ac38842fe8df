import {beforeEach, expect, it} from 'vitest';
import {createTestSandbox, type TestSandbox} from '../../testing/test-sandbox';
import type {JsonObject} from '../../types';

const harborline = 'offr_01KKBFJYM0WKNS8MEW50VJDTV7';

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = createTestSandbox();
});

it('creates the purchase of a reseller with a new buyer', async () => {
  await sandbox.transition('OFFER', harborline, 'USED');
  const created = sandbox.world.store.collection('Entitlement').all().at(-1);
  const authorization = sandbox.fetch('Offer', harborline);
  expect(created).toMatchObject({
    offerId: harborline,
    startDate: '2026-05-20',
    channel: {...(authorization.channel as JsonObject), role: 'RESOLD'},
  });
  expect(sandbox.eventsOf(created?.id ?? '')).toContain('entitlement.created');
  const {account} = sandbox.fetch('Buyer', created?.buyerId);
  expect((account as JsonObject).awsAccountId).not.toBe('556677889900');
});
