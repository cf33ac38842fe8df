import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {property} from '../test-property';
import {WebhookDelivery} from './WebhookDelivery';

it('shows what to respond, and the headers of requests', () => {
  const html = renderToStaticMarkup(
    <WebhookDelivery response="Respond with `200`." headers={[{...property, name: 'X-Sign'}]} />,
  );
  expect(html).toContain('<p>Respond with <code>200</code>.</p>');
  expect(html).toMatch(/Headers of each request<\/p>.*>X-Sign</);
});
