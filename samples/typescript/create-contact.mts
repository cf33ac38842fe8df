import {randomUUID} from 'node:crypto';
import {Argosy} from '@argosy/sdk';

const client = new Argosy();
const orgId = process.env.ARGOSY_ORG_ID ?? '';

// region idempotency
// Store the key beside your own record before the call, and send it again after a crash.
const idempotencyKey = randomUUID();
const response = await client.contactsAndBuyers.createContactRaw({
  orgId,
  idempotencyKey,
  createContactRequest: {
    name: 'Priya Raman',
    emailAddress: 'priya.raman@cobaltfreight.example',
    companyName: 'Cobalt Freight',
  },
});
const replayed = response.raw.headers.get('Idempotent-Replayed') === 'true';
const contact = await response.value();
console.log(contact.id, replayed ? 'was there already' : 'is new');
// endregion
