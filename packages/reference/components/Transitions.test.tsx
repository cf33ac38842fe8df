import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {Transitions} from './Transitions';

const created = {from: [], to: 'DRAFT', by: 'OPERATION', cause: 'It is saved.', operation: 'save'};
const ended = {from: ['A', 'B'], to: 'END', by: 'CLOCK', cause: 'It ends.', event: 'offer.ended'};
const render = (titles?: Map<string, string>) =>
  renderToStaticMarkup(
    <Transitions label="Changes" transitions={[created, ended]} titles={titles} />,
  );

it('shows statuses, causes, and events', () => {
  expect(render()).toContain('<tr><td>new</td><td><code>DRAFT</code></td><td>It is saved.</td>');
  expect(render()).toContain('<td><code>A</code> <code>B</code> </td>');
  expect(render()).toContain('<a href="/api/events/offer-ended"><code>offer.<wbr/>ended</code>');
  expect(render()).not.toContain('>By<');
});

it('shows what causes a transition if the titles of operations are known', () => {
  const html = render(new Map([['save', 'Save an offer']]));
  expect(html).toContain('<th scope="col">By</th>');
  expect(html).toContain('<a href="/api/save">Save an offer</a>');
  expect(html).toContain('<td>date reached</td>');
});

it('has no column for the event on the page of the event', () => {
  const html = renderToStaticMarkup(
    <Transitions label="Changes" transitions={[ended]} isOneEvent />,
  );
  expect(html).not.toMatch(/>Event<|offer-ended/);
});
