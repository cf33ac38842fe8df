import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

const read = (page: string) => readFileSync(`build/${page}.md`, 'utf8');

it('shows the owner of a field where the same name has several', () => {
  expect(read('get-started/quota')).toContain('`Invoice.pdfUrl` and `Offer.pdfUrl`');
  expect(read('get-started/resources')).toContain(
    '`PaymentTransaction.status`, `Refund.status`, `Wallet.status`',
  );
});
