import {expect} from 'vitest';
import {textOf} from '@argosy/sandbox';
import type {OtherSide, RecipeScript, State} from '../script';
import {samples, usd} from './samples';

const {awsProduct, cobalt, cobaltAccount, cobaltOffer, priya} = samples;

const publish = (side: OtherSide, state: State) =>
  side.act('OFFER', state.last('Offer').id, 'PENDING_ACCEPTANCE');

const accept = (side: OtherSide, state: State) =>
  side.act('OFFER', state.last('Offer').id, 'ACCEPTED');

const stopAutomatic = (side: OtherSide) => side.stopAutomatic();

/** The marketplace publishes after the first read, and the buyer accepts after two more. */
const publishAndAccept = {getOffer: publish, 'getOffer 3': accept};

const offerEvents = ['offer.created', 'offer.published', 'offer.accepted'];

export const offerScripts: Record<string, RecipeScript> = {
  'private-offer': {
    inputs: {productId: awsProduct, awsAccountId: cobaltAccount, contactId: priya},
    before: stopAutomatic,
    after: publishAndAccept,
    events: ['offer.drafted', 'offer.contacts_notified', ...offerEvents],
    check: (state) => {
      const offer = state.last('Offer');
      expect(offer).toMatchObject({
        status: 'ACCEPTED',
        startDate: '2026-07-01',
        endDate: '2027-07-01',
      });
      expect(state.last('Entitlement')).toMatchObject({
        offerId: offer.id,
        status: 'PENDING_START',
        amounts: {committedAmount: usd('120000.00')},
      });
    },
  },

  renewal: {
    inputs: {endsBy: '2027-03-31', expiryDate: '2027-02-15', contactId: priya},
    before: stopAutomatic,
    after: publishAndAccept,
    events: ['offer.contacts_notified', 'entitlement.created', ...offerEvents],
    check: (state) => {
      expect(state.last('Offer')).toMatchObject({
        status: 'ACCEPTED',
        renewalType: 'MARKETPLACE',
        startDate: '2027-03-01',
      });
      expect(state.last('Entitlement')).toMatchObject({
        status: 'PENDING_START',
        startDate: '2027-03-01',
        endDate: '2028-03-01',
        metaInfo: {custom: {tenant: 'cobalt-prod'}},
      });
      expect(state.get('Entitlement', cobalt).status).toBe('ACTIVE');
    },
  },

  amendment: {
    inputs: {entitlementId: cobalt, expiryDate: '2026-06-15', contactId: priya},
    after: {
      'getOffer 2': async (side, state) => {
        await side.wait('2026-06-01T09:00:00Z');
        await accept(side, state);
      },
    },
    events: ['offer.ended', 'offer.activated', 'entitlement.updated', ...offerEvents],
    check: (state) => {
      const offer = state.last('Offer');
      expect(offer).toMatchObject({status: 'ACTIVE', replacesOfferId: cobaltOffer});
      expect(state.get('Offer', cobaltOffer)).toMatchObject({
        status: 'ENDED',
        endDate: '2026-06-01',
      });
      const entitlement = state.get('Entitlement', cobalt);
      expect(entitlement).toMatchObject({
        status: 'ACTIVE',
        offerId: offer.id,
        endDate: '2027-03-01',
        amounts: {committedAmount: usd('78000.00')},
      });
      expect(state.get('EntitlementTerm', textOf(entitlement.currentTermId))).toMatchObject({
        type: 'PLAN_CHANGE',
        startDate: '2026-06-01',
      });
    },
  },

  'channel-offer': {
    inputs: {
      productId: awsProduct,
      resellerAccountId: '556677889900',
      expiryDate: '2026-06-30',
    },
    after: {
      'getOffer 2': (side, state) => side.act('OFFER', state.last('Offer').id, 'USED'),
    },
    events: ['offer.created', 'offer.authorized', 'offer.used', 'entitlement.created'],
    check: (state) => {
      const offer = state.last('Offer');
      expect(offer.status).toBe('USED');
      expect(state.last('Entitlement')).toMatchObject({
        status: 'ACTIVE',
        productId: awsProduct,
        channel: {
          role: 'RESOLD',
          resellerName: 'Harborline Resale',
          resaleAuthorizationId: (offer.channel as {resaleAuthorizationId: string})
            .resaleAuthorizationId,
        },
      });
    },
  },

  'cosell-offer': {
    inputs: {
      opportunityId: '006Qy00000LhNorthL',
      productId: awsProduct,
      awsAccountId: '345678901234',
      contactId: priya,
      expiryDate: '2026-06-30',
      firstDay: '2026-01-01',
      lastDay: '2026-06-30',
    },
    after: {'getOffer 2': accept},
    events: ['buyer.created', 'offer.activated', 'entitlement.activated', ...offerEvents],
    check: (state) => {
      const offer = state.last('Offer');
      expect(offer).toMatchObject({
        status: 'ACTIVE',
        metaInfo: {crm: {recordId: '006Qy00000LhNorthL'}},
      });
      expect(state.last('Entitlement')).toMatchObject({
        offerId: offer.id,
        status: 'ACTIVE',
        endDate: '2027-05-20',
        amounts: {committedAmount: usd('40000.00')},
      });
    },
  },

  'signup-to-entitlement': {
    inputs: (state) => ({
      entitlementId: state.last('Entitlement').id,
      tenant: 'birchwood-prod',
    }),
    before: async (side) => {
      const {id} = await side.call('POST', '/offers', {
        name: 'Birchwood Health second clinic',
        productId: 'prod_01KF0HJ080DJKZQN1AWHPNAEHJ',
        offerType: 'PRIVATE',
        expiryDate: '2026-06-30',
        pricing: {model: 'PER_USER', discountPercentage: '10', paymentSchedule: 'PREPAY'},
        terms: {partner: 'AZURE', billingAccountId: 'birchwood-second', planId: 'team'},
      });
      await side.act('OFFER', id, 'ACCEPTED');
    },
    events: ['entitlement.created', 'entitlement.approved'],
    check: (state) => {
      expect(state.last('Entitlement')).toMatchObject({
        status: 'ACTIVE',
        partner: 'AZURE',
        metaInfo: {custom: {tenant: 'birchwood-prod'}},
      });
    },
  },
};
