import {Argosy} from '@argosy/sdk';

const client = new Argosy();
const orgId = process.env.ARGOSY_ORG_ID ?? '';

const page = await client.offers.listOffers({orgId, limit: 10});
for (const offer of page.data) console.log(offer.id, offer.status, offer.name);
