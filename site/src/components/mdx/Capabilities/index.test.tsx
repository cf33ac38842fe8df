import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {loadCapabilities, matrixRows} from '@docs/content-model/files';
import Capabilities from '.';

const rows = matrixRows(loadCapabilities('content/data/capabilities.yaml'), new Date('2026-11-17'));
const html = renderToStaticMarkup(<Capabilities rows={rows} />);

it('renders the whole table and its filters as HTML', () => {
  expect(html.match(/<th scope="row">/g)).toHaveLength(rows.length);
  expect(html.match(/<td/g)).toHaveLength(rows.length * 6);
  const labels = [...html.matchAll(/<label[^>]*>(.*?)<\/label>/g)].map(([, label]) =>
    label?.replaceAll(/<[^>]*>/g, ''),
  );
  expect(labels.slice(0, 4)).toEqual([
    'All',
    'Only what Argosy automates',
    'Only gaps',
    'first: AWS',
  ]);
});

it('answers with a mark and two words at most, and with both answers in hidden text', () => {
  const answers = [...html.matchAll(/<td[^>]*><button[^>]*>([^<]+)</g)].map(([, label]) => label);
  expect(answers).toHaveLength(rows.length * 6);
  expect(answers.filter((label) => (label?.split(' ').length ?? 0) > 2)).toEqual([]);
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain('Partly Offers: partly. Argosy: console, API.');
});

it('marks the rows and cells that each filter shows', () => {
  const cell = /<td data-is="gap"><button type="button" popoverTarget="dataset.gcp"/;
  expect(html).toMatch(new RegExp(cell, 'i'));
});
