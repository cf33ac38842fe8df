import {expect} from 'vitest';
import type {RecipeScript} from '../script';
import {billingScripts} from './billing';
import {offerScripts} from './offers';
import {samples} from './samples';
import {usageScripts} from './usage';

/** How each recipe runs, by its name. */
export const scripts: Record<string, RecipeScript> = {
  ...offerScripts,
  ...billingScripts,
  ...usageScripts,

  'list-product': {
    inputs: {integrationId: samples.awsIntegration},
    before: (side) => side.stopAutomatic(),
    after: {
      getProduct: (side, state) => side.act('PRODUCT', state.last('Product').id, 'LIMITED'),
      'getProduct 3': (side, state) => side.act('PRODUCT', state.last('Product').id, 'PUBLIC'),
    },
    events: ['product.created', 'product.published'],
    check: (state) => {
      expect(state.last('Product')).toMatchObject({name: 'Tidewatch Edge', status: 'PUBLIC'});
    },
  },

  'support-ticket': {
    inputs: {usageRecordGroupId: 'cobalt-2026-03-14T11'},
    after: {
      getSupportTicket: (side, state) =>
        side.send('support_ticket.updated', state.last('SupportTicket').id),
      closeSupportTicket: (side, state) =>
        side.send('support_ticket.closed', state.last('SupportTicket').id),
    },
    events: ['support_ticket.updated', 'support_ticket.closed'],
    check: () => undefined,
  },
};
