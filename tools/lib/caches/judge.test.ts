import {expect, it} from 'vitest';
import {acceptsEncoding} from './accept-encoding';
import {problemOf} from './judge';
import type {Origin} from './origin';
import type {Response} from './send-request';
import type {Visit} from './traffic';

const origin: Origin = {
  pages: [],
  contentOf: () => Buffer.from('the page'),
  takeReached: () => new Set(),
  stop: () => Promise.resolve(),
};
const page = {address: '/a', file: '/a.html', markdown: '/a.md', weight: 1, etags: []};
const visit: Visit = {kind: 'reader', method: 'GET', page, address: '/a', headers: {}};
const html = {'content-type': 'text/html; charset=utf-8'};
const response = (changes: Partial<Response> = {}): Response => ({
  status: 200,
  headers: html,
  body: Buffer.from('the page'),
  ...changes,
});

it.each<[string, Partial<Visit>, Partial<Response>]>([
  ['the page', {}, {}],
  ['headers only', {method: 'HEAD'}, {body: Buffer.of()}],
  ['a part', {headers: {range: 'bytes=4-'}}, part('bytes 4-7/8', 'page')],
  ['an unchanged page', {isCurrent: true}, {status: 304}],
])('accepts %s', (_, request, changes) => {
  expect(problemOf({...visit, ...request}, response(changes), origin)).toBeUndefined();
});

it.each<[string, string, Partial<Visit>, Partial<Response>]>([
  ['poisoned', 'Markdown for a reader', {}, {headers: {'content-type': 'text/markdown'}}],
  [
    'poisoned',
    'a redirect to Markdown for a reader',
    {},
    {status: 303, headers: {location: '/a.md'}},
  ],
  ['poisoned', 'the host of another client', {}, {headers: {...html, link: '//evil.example'}}],
  [
    'encoding',
    'brotli without Accept-Encoding',
    {},
    {headers: {...html, 'content-encoding': 'br'}},
  ],
  ['content', 'another page', {}, {body: Buffer.from('another page')}],
  ['content', 'half a page', {}, {body: Buffer.from('the')}],
  ['content', 'another part', {headers: {range: 'bytes=4-'}}, part('bytes 4-7/8', 'the ')],
  ['status', 'a part for a client that wants all', {}, part('bytes 4-7/8', 'page')],
  ['status', '304 for a client without a copy', {}, {status: 304}],
  ['status', 'an error', {}, {status: 503}],
])('finds a problem of the kind "%s": %s', (kind, _, request, changes) => {
  expect(problemOf({...visit, ...request}, response(changes), origin)?.kind).toBe(kind);
});

function part(range: string, text: string): Partial<Response> {
  return {status: 206, headers: {...html, 'content-range': range}, body: Buffer.from(text)};
}

it.each([
  ['gzip, br', true],
  ['BR;q=0.1', true],
  ['*', true],
  ['br;q=0', false],
  ['br;q=0.0, *', false],
  ['gzip', false],
  ['x-br', false],
  [undefined, false],
])('for Accept-Encoding "%s", brotli is accepted: %s', (header, expected) => {
  expect(acceptsEncoding(header, 'br')).toBe(expected);
});
