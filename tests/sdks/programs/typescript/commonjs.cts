/** Loads the package with require, and has the same types as with import. */
import argosy = require('@argosy/sdk');
import type {Argosy, Offer} from '@argosy/sdk' with {'resolution-mode': 'import'};

const fetch = async (url: unknown) =>
  Response.json(
    String(url).endsWith('/token') ? {access_token: 't', expires_in: 3600} : {id: 'offr_1'},
  );
const client: Argosy = new argosy.Argosy({clientId: 'a', clientSecret: 'b', orgId: 'c', fetch});
const offer: Promise<Offer> = client.offers.get('offr_1');
void offer.then(({id}) => console.log(id));
