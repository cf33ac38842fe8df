import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

/** The text of a page, with links replaced by their labels. */
const read = (page: string) =>
  readFileSync(`build/${page}.md`, 'utf8').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');

it('shows the owner of a field where the same name has several', () => {
  expect(read('get-started/quota')).toContain('`Invoice.pdfUrl` and `Offer.pdfUrl`');
  const resources = read('get-started/resources');
  for (const owner of ['PaymentTransaction', 'Refund', 'Wallet'])
    expect(resources).toContain(`\`${owner}.status\``);
});
