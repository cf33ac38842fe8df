import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import type {WebhookEventModel} from '../webhooks/events';
import {EventGroupRows} from './EventGroupRows';

const event = {type: 'offer.created', lead: 'Sent when it exists.'} as WebhookEventModel;
const object = {schema: 'Offer', slug: 'offer', title: 'Offer'};
const render = (own: WebhookEventModel) =>
  renderToStaticMarkup(<EventGroupRows group={{payload: 'OfferEventData', events: [own]}} />);

it('links to the object, then lists its events', () => {
  expect(render({...event, object})).toMatch(
    /^<p class="rows__title" id="OfferEventData">Object: <a .+?>Offer<\/a><\/p><ul .+?<li id="offer.created">/,
  );
});

it('shows the name of the payload if its object has no page', () => {
  expect(render(event)).toContain('Object: OfferEventData</p>');
});
