/** Runs the client's part of every vector and prints the outcome as one line of JSON. */
import {readFileSync} from 'node:fs';
import {
  Argosy,
  ArgosyError,
  paginate,
  verifySignature,
  type Clock,
  type Contact,
} from '@argosy/sdk';

const [vectorFile = '', signatureFile = '', url = ''] = process.argv.slice(2);
const {client, newContact, vectors} = JSON.parse(readFileSync(vectorFile, 'utf8'));
const {orgId} = client;

for (const {name, calls} of vectors) {
  let now: number = client.now;
  const sleeps: number[] = [];
  const clock: Clock = {
    now: () => now,
    sleep: async (seconds) => {
      sleeps.push(seconds);
      now += seconds;
    },
  };
  const {clientId, clientSecret} = client;
  const {contactsAndBuyers} = new Argosy({
    clientId,
    clientSecret,
    baseUrl: `${url}/${name}`,
    clock,
  });
  const actions: Record<string, () => Promise<Contact[]>> = {
    listContacts: async () => (await contactsAndBuyers.listContacts({orgId})).data,
    allContacts: async () => {
      const all: Contact[] = [];
      for await (const contact of paginate((cursor) =>
        contactsAndBuyers.listContacts({orgId, cursor}),
      ))
        all.push(contact);
      return all;
    },
    createContact: async () => [
      await contactsAndBuyers.createContact({orgId, createContactRequest: newContact}),
    ],
  };

  const results: unknown[] = [];
  for (const call of calls) {
    if (call.do === 'wait') {
      now += call.seconds;
      continue;
    }
    try {
      const contacts = await actions[call.do]!();
      results.push({ids: contacts.map(({id}) => id)});
    } catch (error) {
      if (!(error instanceof ArgosyError)) throw error;
      const {code, type = null, status, requestId = null, retryable} = error;
      results.push({
        error: {
          class: error.constructor.name.replace(/Error$/, ''),
          ...{code, type, status, requestId, retryable},
        },
      });
    }
  }
  console.log(JSON.stringify({name, results, sleeps}));
}

const {toleranceSeconds, vectors: signed} = JSON.parse(readFileSync(signatureFile, 'utf8'));
for (const {name, body, header, secrets, now} of signed) {
  const valid = await verifySignature(body, header, secrets, {now, toleranceSeconds});
  console.log(JSON.stringify({name, valid}));
}
