import {expect, it} from 'vitest';
import {mergedReactions, operations} from '..';
import {sampleWorld} from '../../testing/sample-world';
import {entitlementsReactions} from '../entitlements/reactions';
import {offersJobs, offersReactions} from './offer-lifecycle';

const delta = 'offr_01KNGWWG005H3EHKKR2C966X94';

it('becomes an entitlement when the buyer accepts', () => {
  const sample = sampleWorld({
    handlers: operations.handlers,
    reactions: mergedReactions([offersReactions, entitlementsReactions]),
    jobs: offersJobs,
  });
  sample.world.move({entityType: 'OFFER', id: delta, to: 'ACCEPTED', by: 'BUYER'});
  sample.settle();
  const offer = sample.stored('Offer', delta);
  const [entitlement] = sample.world.store
    .collection('Entitlement')
    .all()
    .filter(({offerId}) => offerId === delta);
  expect(offer).toMatchObject({status: 'ACTIVE', buyerId: entitlement?.buyerId});
  expect(entitlement).toMatchObject({status: 'ACTIVE', endDate: offer.endDate});

  const cancelled = {entityType: 'ENTITLEMENT', id: entitlement?.id ?? '', to: 'CANCELLED'};
  sample.world.move({...cancelled, by: 'CLOCK'});
  expect(sample.stored('Offer', delta).status).toBe('ENDED');
});
