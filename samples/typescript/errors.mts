import {Argosy, ArgosyError, InvalidRequestError, NotFoundError} from '@argosy/sdk';

const offerId = process.argv[2] ?? 'offr_01KGES92M06PXWSFEWDW4HTSFA';

// region options
const client = new Argosy({
  timeout: 20_000,
  maxRetries: 5,
  log: ({method, path, status, attempt}) => console.error(method, path, status, attempt),
});
// endregion

// region errors
try {
  const offer = await client.offers.get(offerId);
  console.log(offer.status);
} catch (error) {
  if (error instanceof NotFoundError) {
    console.log(`No such offer: ${error.code}`);
  } else if (error instanceof ArgosyError) {
    console.error(`${error.code}, request ID ${error.requestId}`);
    throw error;
  } else {
    throw error;
  }
}
// endregion

// region timeout
const controller = new AbortController();
const page = await client.offers.list({limit: 1}, {timeout: 5_000, signal: controller.signal});
// endregion
console.log(page.data.length > 0);

try {
  await client.contacts.create({name: 'Priya Raman', emailAddress: 'priya.raman'});
} catch (error) {
  if (!(error instanceof InvalidRequestError)) throw error;
  console.log(error.code);
}
