import {randomUUID} from 'node:crypto';
import {Argosy} from '@argosy/sdk';

const client = new Argosy();

// region idempotency
// Before the call, store the key with your own record. After a crash, send it again.
const idempotencyKey = randomUUID();
const {data: contact, response} = await client.contacts
  .create(
    {
      name: 'Priya Raman',
      emailAddress: 'priya.raman@cobaltfreight.example',
      companyName: 'Cobalt Freight',
    },
    // highlight-next-line
    {idempotencyKey},
  )
  .withResponse();
const isReplayed = response.headers.get('Idempotent-Replayed') === 'true';
console.log(contact.id, isReplayed ? 'already existed' : 'is new');
// endregion
