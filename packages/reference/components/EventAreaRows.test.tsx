import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import type {EventArea} from '../webhooks/event-groups';
import {EventAreaRows} from './EventAreaRows';

const event = (type: string) => ({type}) as EventArea['groups'][number]['events'][number];
const areas: EventArea[] = [
  {
    slug: 'offers',
    title: 'Offers',
    groups: [
      {payload: 'OfferEventData', events: [event('offer.created'), event('offer.ended')]},
      {payload: 'TermEventData', events: [event('term.ended')]},
    ],
  },
];

it('links to the area and to each of its events', () => {
  const html = renderToStaticMarkup(<EventAreaRows areas={areas} />);
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/api/webhooks#events-offers',
    '/api/events/offer-created',
    '/api/events/offer-ended',
    '/api/events/term-ended',
  ]);
});
