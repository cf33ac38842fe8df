import {Argosy} from '@argosy/sdk';

const client = new Argosy();

// region paging
const offers = client.offers.list({status: ['PENDING_ACCEPTANCE'], limit: 200});
for await (const offer of offers) {
  console.log(offer.id, offer.expiryDate ?? 'no expiry date');
}
// endregion

// region pages
for await (const page of client.offers.list().pages()) {
  console.log(page.data.length, page.nextCursor);
}
// endregion

// region parallel
const products = await client.products.list({limit: 50});
const dimensions = await Promise.all(
  products.data.map(({id}) => client.products.listMeteringDimensions(id)),
);
console.log(`${dimensions.flatMap(({data}) => data).length} dimensions`);
// endregion
