import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {Transitions} from './Transitions';

const created = {from: [], to: 'DRAFT', by: 'OPERATION', cause: 'It is saved.', operation: 'save'};
const ended = {from: ['A', 'B'], to: 'END', by: 'CLOCK', cause: 'It ends.', event: 'offer.ended'};
const render = (titles?: Map<string, string>) =>
  renderToStaticMarkup(
    <Transitions label="Changes" transitions={[created, ended]} titles={titles} />,
  );

const cellsOf = (html: string) =>
  [...html.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => cell);

it('shows statuses, causes, and events', () => {
  expect(cellsOf(render()).slice(0, 5)).toEqual([
    'new',
    '<code>DRAFT</code>',
    'It is saved.',
    'none',
    '<code>A</code> <code>B</code> ',
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
