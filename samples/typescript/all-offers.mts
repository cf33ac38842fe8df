import {Argosy, OfferStatus, paginate} from '@argosy/sdk';

const client = new Argosy();
const orgId = process.env.ARGOSY_ORG_ID ?? '';

// region paging
const waiting = paginate((cursor) =>
  client.offers.listOffers({orgId, status: [OfferStatus.PENDING_ACCEPTANCE], limit: 200, cursor}),
);
for await (const offer of waiting) {
  console.log(offer.id, offer.expiryDate ?? 'no end');
}
// endregion

// region parallel
const products = await client.products.listProducts({orgId, limit: 50});
const dimensions = await Promise.all(
  products.data.map(({id}) =>
    client.products.listProductMeteringDimensions({orgId, productId: id}),
  ),
);
console.log(`${dimensions.flatMap(({data}) => data).length} dimensions`);
// endregion
