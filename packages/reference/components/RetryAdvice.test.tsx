import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {RetryAdvice} from './RetryAdvice';

it.each([
  [true, 'Retry'],
  [false, 'Don’t retry'],
])('for retryable=%s is "%s"', (retryable, text) => {
  expect(renderToStaticMarkup(<RetryAdvice retryable={retryable} />)).toContain(`>${text}<`);
});
