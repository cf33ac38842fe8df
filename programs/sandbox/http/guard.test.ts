import {expect, it} from 'vitest';
import {rejectForeign} from './server';

const request = (headers: Record<string, string>) => ({
  method: 'GET',
  target: '/',
  headers,
  body: Buffer.alloc(0),
});

it.each<Record<string, string>>([
  {host: '127.0.0.1:4080'},
  {host: 'localhost'},
  {host: '[::1]:4080', origin: 'http://localhost:3000'},
])('accepts %o', (headers) => {
  expect(rejectForeign(request(headers))).toBeUndefined();
});

it.each<Record<string, string>>([
  {host: 'evil.example'},
  {host: 'localhost.evil.example'},
  {host: '::::'},
  {host: 'localhost', origin: 'https://evil.example'},
  {host: 'localhost', origin: 'null'},
])('rejects %o', (headers) => {
  expect(rejectForeign(request(headers))?.status).toBeGreaterThanOrEqual(403);
});
