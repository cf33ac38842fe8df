import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {Idempotency} from './Idempotency';

const render = (idempotency: string, repeat?: string) =>
  renderToStaticMarkup(<Idempotency idempotency={idempotency} repeat={repeat} />);

it.each([
  ['safe', undefined, 'Safe to repeat. It only reads.'],
  ['natural', 'no-change', 'Safe to repeat. A second call changes nothing.'],
  [
    'key',
    'second-effect',
    'Not repeatable without a key. Send an Idempotency-Key, or a second call takes effect again.',
  ],
  ['key', 'SENT', 'Safe to repeat with a key. Without it, a second call returns SENT.'],
  ['natural', 'ALREADY_SENT', 'Safe to repeat. A second call returns ALREADY_SENT.'],
  ['caller-id', 'no-change', 'Safe to repeat with the same ID. A second call changes nothing.'],
])('describes %s with %s', (idempotency, repeat, text) => {
  expect(
    render(idempotency, repeat)
      .replaceAll(/<[^>]*>/g, '')
      .trim(),
  ).toBe(text);
});

it('warns only if a second call takes effect again', () => {
  expect(render('key', 'second-effect')).toContain('class="facts__warning"');
  expect(render('key', 'SENT')).not.toContain('facts__warning');
});

it('links to the error of a second call', () => {
  expect(render('natural', 'SENT')).toContain('<a href="#error.SENT"><code>SENT</code></a>.');
});
