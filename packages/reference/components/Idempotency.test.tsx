import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {Idempotency} from './Idempotency';

it.each([
  ['safe', undefined, 'Read-only, so you can repeat it'],
  ['natural', 'no-change', 'Idempotent. A second call changes nothing.'],
  [
    'key',
    'second-effect',
    'Send an Idempotency-Key to repeat it safely. Without the key, a second call takes effect again.',
  ],
  ['natural', 'ALREADY_SENT', 'Idempotent. A second call returns ALREADY_SENT.'],
])('describes %s with %s', (idempotency, repeat, text) => {
  const html = renderToStaticMarkup(<Idempotency idempotency={idempotency} repeat={repeat} />);
  expect(html.replaceAll(/<[^>]*>/g, '').trim()).toBe(text);
});

it('links to the error of a second call', () => {
  expect(renderToStaticMarkup(<Idempotency idempotency="natural" repeat="SENT" />)).toContain(
    '<a href="#error.SENT"><code>SENT</code></a>.',
  );
});
