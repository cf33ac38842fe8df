import {expect, it} from 'vitest';
import type {SearchRecord} from '@docs/search';
import {engineOf} from './measure';
import {explain} from './explain';

const record = (path: string, title: string, content: string): SearchRecord => ({
  objectID: path,
  url: `https://docs.argosy.example${path}`,
  url_without_anchor: `https://docs.argosy.example${path}`,
  anchor: null,
  hierarchy: {lvl0: 'Guides', lvl1: title},
  level: 1,
  position: 0,
  content,
  identifiers: [],
  keywords: [],
  questions: [],
  description: title,
  area: 'guides',
  kind: 'guide',
  language: 'en',
  docusaurus_tag: 'docs-default-current',
  version: 'current',
  method: null,
  path: null,
});

const engine = await engineOf([
  record('/refunds', 'Refund a buyer', 'Send money back.'),
  record('/payments', 'Payments', 'A refund returns money to the buyer.'),
  record('/webhooks', 'Webhooks', 'Receive events.'),
]);

it('says in ten lines why a page is below another one', () => {
  const {lines, isFound} = explain(engine, 'how to refund', '/payments');
  expect(isFound).toBe(true);
  expect(lines.length).toBeLessThanOrEqual(10);
  expect(lines.slice(0, 3)).toEqual([
    '"how to refund" is read as: (how) (to) refund. Words in parentheses are optional.',
    '2 pages cover the query.',
    expect.stringMatching(/^Row 2: \/payments, \d+ points: \d+ from “Payments”/),
  ]);
  expect(lines[3]).toMatch(/^Row 1: \/refunds/);
  expect(lines.join('\n')).toContain('words in title and keywords: 1.00 and 3.00');
});

it('says that a query does not find a page', () =>
  expect(explain(engine, 'refund', '/webhooks')).toMatchObject({isFound: false}));
