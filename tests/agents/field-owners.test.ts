import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

/** The text of a page, with links replaced by their labels. */
const read = (page: string) =>
  readFileSync(`build/${page}.md`, 'utf8').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');

it('shows the owner of a field where the same name has several', () => {
  expect(read('get-started/quota')).toContain('`Invoice.pdfUrl` and `Offer.pdfUrl`');
  expect(read('get-started/resources')).toContain(
    '`PaymentTransaction.status`, `Refund.status`, `Wallet.status`',
  );
});
