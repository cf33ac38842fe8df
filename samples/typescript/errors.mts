import {Argosy, ArgosyError, InvalidRequestError, NotFoundError} from '@argosy/sdk';

const orgId = process.env.ARGOSY_ORG_ID ?? '';
const offerId = process.argv[2] ?? 'offr_01KGES92M06PXWSFEWDW4HTSFA';

// region options
const client = new Argosy({maxRetries: 5, maxRetryWaitSeconds: 120});
// endregion

// region errors
try {
  const offer = await client.offers.getOffer({orgId, offerId});
  console.log(offer.status);
} catch (error) {
  if (error instanceof NotFoundError) {
    console.log(`No such offer: ${error.code}`);
  } else if (error instanceof ArgosyError) {
    console.error(`${error.status} ${error.code}, quote ${error.requestId}`);
    throw error;
  } else {
    // fetch itself failed: no answer came.
    throw error;
  }
}
// endregion

// region timeout
const signal = AbortSignal.timeout(10_000);
const page = await client.offers.listOffers({orgId, limit: 1}, {signal});
// endregion
console.log(page.data.length > 0);

try {
  await client.contactsAndBuyers.createContact({
    orgId,
    createContactRequest: {name: 'Priya Raman', emailAddress: 'priya.raman'},
  });
} catch (error) {
  if (!(error instanceof InvalidRequestError)) throw error;
  console.log(error.code);
}
