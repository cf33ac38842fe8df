import type {Run, Scenario} from '../run';

const offer = 'OFFER';

/** A private offer of the documented one, which is open until the end of June. */
async function newOffer(run: Run): Promise<string> {
  const {id} = await run.call('create-offer', {
    example: 'azure-private-offer-with-seats',
    change: {expiryDate: '2026-06-30', startDate: '2026-07-01'},
  });
  return id;
}

async function openOffer(run: Run): Promise<string> {
  const id = await newOffer(run);
  await run.act(offer, id, 'PENDING_ACCEPTANCE');
  return id;
}

async function failedCancellation(run: Run): Promise<string> {
  const id = await openOffer(run);
  await run.call('cancel-offer', {path: {offerId: id}});
  await run.act(offer, id, 'CANCEL_FAILED');
  return id;
}

async function authorization(run: Run): Promise<string> {
  const {id} = await run.call('create-offer', {example: 'aws-channel-offer'});
  await run.act(offer, id, 'READY_TO_USE');
  return id;
}

const draft = (run: Run) =>
  run.call('create-or-update-draft-offer', {example: 'new-snowflake-draft'});

export const offerScenarios: Record<string, Scenario> = {
  async 'an offer from the draft to the end of its term'(run) {
    await run.automatic(false);
    const {id: draftOfferId} = await draft(run);
    const {id} = await run.call('create-offer', {
      example: 'azure-private-offer-with-seats',
      change: {draftOfferId, expiryDate: '2026-06-30', startDate: '2026-07-01'},
    });
    await run.act(offer, id, 'PENDING_ACCEPTANCE');
    await run.call('send-offer-notifications', {path: {offerId: id}});
    await run.call('extend-private-offer-expiry-date', {
      path: {offerId: id},
      change: {newExpiryDate: '2026-07-05'},
    });
    await run.act(offer, id, 'ACCEPTED');
    await run.advance('P2M');
    await run.advance('P13M');
  },

  async 'offers that the buyer declines or forgets'(run) {
    await run.automatic(false);
    await run.act(offer, await openOffer(run), 'REJECTED');
    const forgotten = await openOffer(run);
    await authorization(run);
    await run.advance('P2M');
    const path = {offerId: forgotten};
    await run.call('extend-private-offer-expiry-date', {
      path,
      change: {newExpiryDate: '2026-08-31'},
    });
    await run.advance('P2M');
    await run.call('delete-offer', {path});
  },

  async 'offers that the marketplace rejects or withdraws'(run) {
    await run.automatic(false);
    const failed = await newOffer(run);
    await run.act(offer, failed, 'CREATE_FAILED');
    await run.call('delete-offer', {path: {offerId: failed}});
    const withdrawn = await openOffer(run);
    await run.call('cancel-offer', {path: {offerId: withdrawn}});
    await run.act(offer, withdrawn, 'CANCELLED');
    await run.call('delete-offer', {path: {offerId: withdrawn}});
    const {id: draftId} = await draft(run);
    await run.call('delete-offer', {path: {offerId: draftId}});
  },

  async 'offers whose cancellation fails'(run) {
    await run.automatic(false);
    await run.call('cancel-offer', {path: {offerId: await failedCancellation(run)}});
    await run.call('sync-offer', {path: {offerId: await failedCancellation(run)}});
    await run.act(offer, await failedCancellation(run), 'ACCEPTED');
  },

  async 'authorizations of a reseller'(run) {
    await run.automatic(false);
    await run.act(offer, await authorization(run), 'USED');
    await run.call('cancel-offer', {path: {offerId: await authorization(run)}});
  },

  async 'a direct offer without acceptance'(run) {
    const {id} = await run.call('create-offer', {
      example: 'direct-pay-as-you-go-offer',
      change: {startDate: '2026-06-01'},
    });
    await run.call('cancel-offer', {path: {offerId: id}});
  },
};
