import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {EventRows} from './EventRows';

const events = [
  {type: 'offer.created', lead: 'Sent when it exists.'},
  {type: 'offer.ended', lead: 'Sent when it ends.', addedIn: '1.1'},
];

it('links to each event, says when it is sent, and marks added ones', () => {
  const html = renderToStaticMarkup(<EventRows events={events} />);
  expect(html).toMatch(
    /<li><a href="\/api\/events\/offer-created">.+?Sent when it exists\.<\/span>/,
  );
  expect(html).toMatch(/Sent when it ends\. <a [^>]+>Added in 1\.1<\/a>/);
});

it('has an anchor per event on request', () => {
  expect(renderToStaticMarkup(<EventRows events={events} hasAnchors />)).toContain(
    '<li id="offer.created">',
  );
});

it('is left to the pages of the events in search', () => {
  expect(renderToStaticMarkup(<EventRows events={events} />)).toContain('data-search="ignore"');
});
