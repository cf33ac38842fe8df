import {expect, it} from 'vitest';
import {isLoopback} from './endpoints';

it.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.8.9.10', '[::1]'])('%s is here', (host) => {
  expect(isLoopback(host)).toBe(true);
});

it.each(['example.com', 'localhost.example.com', '127.0.0.1.nip.io', '10.0.0.1', '[::2]', ''])(
  '%s is elsewhere',
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);
