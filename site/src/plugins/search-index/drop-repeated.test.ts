import {expect, it} from 'vitest';
import type {SearchRecord} from '@docs/search';
import {dropRepeated} from './drop-repeated';

const shared = 'Last moment at which the buyer can accept the offer.';

const record = (page: number, kind: string, own: string) =>
  ({
    kind,
    url_without_anchor: `https://docs.argosy.example/${kind}/${page}`,
    content: `expiryDate\n${shared}\n${own}`,
  }) as SearchRecord;

it('drops lines that more than three operations share, and keeps names', () => {
  const records = [1, 2, 3, 4].map((page) =>
    record(page, 'operation', `Does thing number ${page}.`),
  );
  expect(dropRepeated(records).map(({content}) => content)).toEqual(
    [1, 2, 3, 4].map((page) => `expiryDate\nDoes thing number ${page}.`),
  );
});

it('keeps lines that at most three operations share, and all lines of guides', () => {
  const records = [
    ...[1, 2, 3].map((page) => record(page, 'operation', '')),
    ...[1, 2, 3, 4].map((page) => record(page, 'guide', '')),
  ];
  expect(dropRepeated(records).every(({content}) => content.includes(shared))).toBe(true);
});
