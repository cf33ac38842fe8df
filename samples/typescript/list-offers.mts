import {Argosy} from '@argosy/sdk';

const client = new Argosy();

const page = await client.offers.list({limit: 10});
for (const offer of page.data) console.log(offer.id, offer.status, offer.name);
