/** Compiles only if the types accept what they should, and reject what they shouldn't. */
import type {Argosy, Offer, OfferStatus, Page, WebhookEvent} from '@argosy/sdk';

/** The type of `data` follows from the type of the event. */
export function titleOf(event: WebhookEvent): string {
  switch (event.type) {
    case 'offer.accepted':
      return event.data.entity.name;
    case 'invoice.paid':
      return event.data.entity.id;
    default:
      return event.id;
  }
}

/** Values that are newer than the SDK are allowed, and known ones are completed by editors. */
export const statuses: OfferStatus[] = ['PENDING_ACCEPTANCE', 'PAUSED_BY_MARKETPLACE'];

export async function calls(client: Argosy): Promise<void> {
  const page: Page<Offer> = await client.offers.list({status: ['ACTIVE'], limit: 10});
  const next: Page<Offer> | undefined = await page.nextPage();
  for await (const {data} of client.offers.list().pages()) console.log(data.length, next);
  const {data, response, requestId} = await client.offers.get('offr_1').withResponse();
  console.log(data.name, response.status, requestId);
  const nothing: void = await client.offers.delete('offr_1');
  const html: string = await client.invoices.previewEmail('inv_1');
  console.log(nothing, html);
  const total: number | undefined = page.totalCount;
  await client.invoices.issue('inv_1');
  await client.offers.cancel('offr_1', undefined, {idempotencyKey: `cancel-${total}`});
  await client.contacts.update('con_1', {name: 'Priya'}, {ifMatch: '"1"', timeout: 1000});

  // @ts-expect-error A request has only known values.
  await client.offers.list({status: ['NOPE_TYPO']});
  // @ts-expect-error A read takes no idempotency key.
  await client.offers.get('offr_1', {}, {idempotencyKey: 'k'});
  // @ts-expect-error The limit is a number.
  await client.offers.list({limit: '10'});
  // @ts-expect-error There's no such field.
  await client.contacts.create({name: 'Priya', emailAddress: 'a@b.example', nick: 'P'});
  // @ts-expect-error A required field is missing.
  await client.contacts.create({name: 'Priya'});
  // @ts-expect-error There's no such option.
  await client.offers.get('offr_1', {}, {retries: 1});
}
