import assert from 'node:assert/strict';
import {beforeEach, test} from 'node:test';
import {Argosy} from '@argosy/sdk';

async function control(path, body = {}) {
  const url = `${process.env.ARGOSY_BASE_URL}/_sandbox/${path}`;
  const response = await fetch(url, {method: 'POST', body: JSON.stringify(body)});
  if (!response.ok) throw new Error(await response.text());
}

beforeEach(() => control('reset'));

test('retries while the API is unavailable', async () => {
  await control('failures', {operation: 'list-offers', code: 'unavailable', times: 2});
  const page = await new Argosy().offers.list({status: ['READY_TO_USE']});
  assert.equal(page.data.length, 1);
});

test('notices that an offer has expired', async () => {
  await control('clock', {to: '2026-07-01T00:00:00Z'});
  const offer = await new Argosy().offers.get('offr_01KKBFJYM0WKNS8MEW50VJDTV7');
  assert.equal(offer.status, 'EXPIRED');
});
