import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {WebhookEvent} from './WebhookEvent';

const event = {
  type: 'offer.created',
  summary: 'Offer created',
  description: 'Sent when it exists.',
  addedIn: '1.1',
  payload: 'OfferEvent',
};

it('has an anchor, its payload, and its version', () => {
  const html = renderToStaticMarkup(<WebhookEvent event={event} />);
  expect(html).toContain('<li class="event" id="offer.created" data-search="entry">');
  expect(html).toContain('<p>Sent when it exists.</p>');
  expect(html).toContain('Payload: <a href="#OfferEvent">OfferEvent</a>');
  expect(html).toContain('Added in 1.1');
  expect(html).not.toContain('Example');
});

it('shows the first sentence about its example', () => {
  const example = {summary: 'A new offer. It is private.', value: {id: 1}};
  const html = renderToStaticMarkup(<WebhookEvent event={{...event, example}} />);
  expect(html).toContain('<summary>Example: A new offer.</summary>');
  expect(html).toContain('aria-label="Example of offer.created"');
});
