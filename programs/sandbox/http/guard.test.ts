import {expect, it} from 'vitest';
import {preflight, readableByPage, rejectForeign} from './server';

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

it('lets a page on this machine send and read everything', () => {
  const origin = 'http://localhost:3000';
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type',
  };
  const question = {...request(headers), method: 'OPTIONS'};
  const answer = preflight(question);
  expect(answer && readableByPage(question, answer)).toMatchObject({
    status: 204,
    headers: {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': 'authorization,content-type',
    },
  });
});

it("doesn't let other pages read a response", () => {
  const foreign = {...request({origin: 'https://evil.example'}), method: 'OPTIONS'};
  const response = {status: 200, headers: {}, body: ''};
  expect(preflight(foreign)).toBeUndefined();
  expect(readableByPage(foreign, response)).toEqual(response);
});

it('leaves requests alone that no page sends', () => {
  const plain = {...request({}), method: 'OPTIONS'};
  const response = {status: 405, headers: {}, body: ''};
  expect(preflight(plain)).toBeUndefined();
  expect(readableByPage(plain, response)).toEqual(response);
});
