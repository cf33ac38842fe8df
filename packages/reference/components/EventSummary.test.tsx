import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ReferenceContext} from '../reference-context';
import {EventSummary} from './EventSummary';

const object = {schema: 'Offer', slug: 'offer', title: 'Offer'};

it('says what to do, and links to the object and to webhooks', () => {
  const reference = {slugs: [], reading: new Map(), delivery: '/api/webhooks'};
  const html = renderToStaticMarkup(
    <ReferenceContext value={reference}>
      <EventSummary event={{description: 'Wait.', object}} />
    </ReferenceContext>,
  );
  expect(html).toMatch(/^<p>Wait\.<\/p><p>Contains the <a [^>]+>Offer<\/a> as it was/);
  expect(html).toContain('<a href="/api/webhooks">Webhooks</a>.</p>');
});

it('marks an added event', () => {
  const html = renderToStaticMarkup(<EventSummary event={{description: '', addedIn: '1.1'}} />);
  expect(html).toContain('Added in 1.1');
  expect(html).not.toContain('Contains');
});
