import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {property} from '../test-property';
import {WebhookPayload} from './WebhookPayload';

it('has an anchor and the properties of the payload', () => {
  const payload = {name: 'OfferEvent', properties: [property]};
  expect(renderToStaticMarkup(<WebhookPayload payload={payload} />)).toMatch(
    /^<details class="branch" id="OfferEvent"><summary>Payload: <code>OfferEvent<\/code><\/summary><ul class="props">/,
  );
});
