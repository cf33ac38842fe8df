import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {Transitions} from './Transitions';

const onMap = {
  kinds: {DRAFT: 'waiting', A: 'open', B: 'live', END: 'over'},
  map: '/api/category/offers#lifecycle-OfferStatus',
} as const;
const created = {
  from: [],
  to: 'DRAFT',
  by: 'OPERATION',
  cause: 'It is saved.',
  operation: 'save',
  ...onMap,
};
const ended = {
  from: ['A', 'B'],
  to: 'END',
  by: 'CLOCK',
  cause: 'It ends.',
  event: 'offer.ended',
  ...onMap,
};
const render = (titles?: Map<string, string>) =>
  renderToStaticMarkup(
    <Transitions label="Changes" transitions={[created, ended]} titles={titles} />,
  );

const link = (kind: string, status: string) =>
  `<a class="lc-status lc-${kind}" href="${onMap.map}.${status}">${status}</a>`;

const cellsOf = (html: string) =>
  [...html.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => cell);

it('shows statuses, causes, and events', () => {
  expect(cellsOf(render()).slice(0, 5)).toEqual([
    'new',
    `<span class="lc-you">${link('waiting', 'DRAFT')}</span>`,
    'It is saved.',
    'none',
    `${link('open', 'A')} ${link('live', 'B')} `,
  ]);
  expect(render()).toContain('<a href="/api/events/offer-ended"><code>offer.<wbr/>ended</code>');
  expect(render()).not.toContain('>By<');
});

it('shows what causes a transition if the titles of operations are known', () => {
  const html = render(new Map([['save', 'Save an offer']]));
  expect(html).toContain('>By</th>');
  expect(html).toContain('<a href="/api/save">Save an offer</a>');
  expect(cellsOf(html)).toContain('date reached');
});

it('has no column for the event on the page of the event', () => {
  const html = renderToStaticMarkup(
    <Transitions label="Changes" transitions={[ended]} isOneEvent />,
  );
  expect(html).not.toMatch(/>Event<|offer-ended/);
});
