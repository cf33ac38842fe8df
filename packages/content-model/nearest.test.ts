import {describe, expect, it} from 'vitest';
import {nearest} from './nearest';

const known = [
  '/',
  '/api',
  '/api/create-offer',
  '/api/cancel-offer',
  '/billing/invoice',
  '/sdks/started/Go SDK',
];

describe('nearest', () => {
  it('finds the page for a misspelled address', () => {
    expect(nearest('/api/creat-ofer', known)[0]).toBe('/api/create-offer');
    expect(nearest('/billing/invoices', known)[0]).toBe('/billing/invoice');
    expect(nearest('/sdks/started/go-sdk', known)[0]).toBe('/sdks/started/Go SDK');
  });

  it('returns nothing if no address is similar', () => {
    expect(nearest('/wp-login.php', known)).toEqual([]);
  });
});
