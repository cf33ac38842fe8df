import {describe, expect, it} from 'vitest';
import {akamai} from './akamai';
import {cloudflare} from './cloudflare';
import {cloudfront, viewerFunction, type ViewerRequest} from './cloudfront';
import type {EdgeRequest} from './edge';

const page = {path: '/billing', query: ''};
const browser = {accept: 'text/html,*/*;q=0.8', 'accept-encoding': 'gzip, deflate, br'};
const agent = {...browser, accept: 'Text/Markdown, text/html;q=0.9'};

describe.each([
  ['Cloudflare', cloudflare],
  ['CloudFront', cloudfront],
  ['Akamai', akamai],
])('the rules for %s', (_, edgeOf) => {
  const keyOf = (request: EdgeRequest) => edgeOf().plan(request).key;

  it('give readers one copy, whatever else they send', () => {
    const key = keyOf({...page, headers: browser});
    expect(key).toBeDefined();
    for (const headers of [
      {...browser, accept: 'x/1'},
      {...browser, cookie: 'a=1'},
      {...browser, 'user-agent': 'x'},
    ])
      expect(keyOf({...page, headers})).toBe(key);
    expect(keyOf({...page, query: 'cb=1', headers: browser})).toBe(key);
    expect(keyOf({path: '/cosell', query: '', headers: browser})).not.toBe(key);
  });

  it('never share that copy with clients that prefer Markdown', () => {
    expect(keyOf({...page, headers: agent})).not.toBe(keyOf({...page, headers: browser}));
    expect(edgeOf().plan({...page, headers: agent}).headers.accept).toMatch(/^text\/markdown/i);
  });
});

it('stores compressed responses only, if they have Vary, at Akamai', () => {
  const response = (headers: Record<string, string>) => ({status: 200, headers, body: Buffer.of()});
  const mayStore = (headers: Record<string, string>) => akamai().mayStore?.(response(headers));
  expect(mayStore({})).toBe(true);
  expect(mayStore({vary: 'Accept-Encoding', 'content-encoding': 'gzip'})).toBe(true);
  expect(mayStore({vary: 'Accept-Encoding'})).toBe(false);
  expect(mayStore({vary: 'Accept', 'content-encoding': 'gzip'})).toBe(false);
});

describe('the CloudFront function', () => {
  const acceptFor = (...values: string[]) => {
    const [value] = values;
    const multiValue = values.map((text) => ({value: text}));
    const several = values.length > 1 ? {multiValue} : {};
    const request: ViewerRequest = {headers: {}};
    if (value !== undefined) request.headers.accept = {value, ...several};
    return viewerFunction()({request}).headers.accept?.value;
  };

  it.each([
    ['text/markdown'],
    ['text/markdown, text/html;q=0.9, */*;q=0.1'],
    ['Text/Markdown;q=0.5, text/html;q=0.5'],
    ['text/markdown;charset=utf-8;q=0.7, */*;q=0.6'],
    ['text/html;q=0.1', 'text/markdown'],
  ])('reduces %s to text/markdown', (...values) => {
    expect(acceptFor(...values)).toBe('text/markdown');
  });

  it.each([
    [browser.accept],
    ['text/markdown;q=0'],
    ['text/html, text/markdown;q=0.1'],
    ['text/markdown;q=0.5, text/*'],
    ['text/markdown-x'],
    ['text/markdown;q=x'],
    ['x/1'],
    [],
  ])('reduces %s to text/html', (...values) => {
    expect(acceptFor(...values)).toBe('text/html');
  });
});
