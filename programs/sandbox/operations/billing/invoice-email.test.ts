import {describe, expect, it} from 'vitest';
import {textOf} from '../../types';
import {billingWorld, sample, usd} from '../../testing/sample-world';

const preview = (invoiceId: string, changes = {}): string => {
  const {world, perform} = billingWorld();
  world.update('INVOICE', invoiceId, changes);
  return textOf(perform('preview-invoice-email', {path: {invoiceId}}).body);
};

describe('preview-invoice-email', () => {
  it('shows the due date that a draft would get today', () => {
    const html = preview(sample.draft);
    expect(html).toContain("Hello Hana Kobayashi, here's your invoice from Lumen Harbor.");
    expect(html).toContain('<td>Onboarding workshop</td><td>1</td><td>1,200.00 USD</td>');
    expect(html).toContain('Due on June 3, 2026');
    expect(html).not.toContain('Discount');
  });

  it('writes the period and what reduces the amount', () => {
    const html = preview(sample.paid, {
      periodStartDate: '2026-03-15',
      periodEndDate: '2026-04-14',
      deductedCreditAmount: usd('20.00'),
    });
    expect(html).toContain('for March 15 to April 14, 2026.');
    expect(html).toContain('<td>Credit</td><td></td><td>-20.00 USD</td>');
    expect(html).toContain('Active devices, with a 10% discount');
  });

  it('escapes what people wrote', () => {
    const html = preview(sample.draft, {memo: '<script>"&"</script>'});
    expect(html).toContain('<p>&lt;script&gt;&quot;&amp;&quot;&lt;/script&gt;</p>');
  });

  it('fails for an unknown invoice', () => {
    const path = {invoiceId: 'inv_00000000000000000000000000'};
    expect(billingWorld().errorOf('preview-invoice-email', {path})?.code).toBe('invoice_not_found');
  });
});
