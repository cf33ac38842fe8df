import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {loadCapabilities, matrixRows} from '@docs/content-model/files';
import Capabilities from '.';

const rows = matrixRows(loadCapabilities('content/data/capabilities.yaml'), new Date('2026-11-17'));
const html = renderToStaticMarkup(<Capabilities rows={rows} />);

it('renders the whole table without JavaScript', () => {
  expect(html.match(/<th scope="row">/g)).toHaveLength(rows.length);
  expect(html.match(/<td>/g)).toHaveLength(rows.length * 6);
});

it('says both answers in words, and links each capability to its sources', () => {
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain(
    'Offers: yes. Up to 26 AWS accounts. Argosy: console, API.',
  );
  expect(html).toContain('<a href="#multiple-accounts-in-one-offer">');
});
