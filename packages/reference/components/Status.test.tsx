import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {Status} from './Status';

it.each([
  ['200', 'status status--2'],
  [404, 'status status--4'],
])('colors %s by its class', (status, className) => {
  expect(renderToStaticMarkup(<Status status={status} />)).toBe(
    `<span class="${className}">${status}</span>`,
  );
});
