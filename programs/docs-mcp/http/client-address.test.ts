import {expect, it} from 'vitest';
import {clientAddress, Proxies} from './client-address';

const proxies = new Proxies(['10.0.0.0/8', '::1', '192.0.2.9']);

it.each([
  ['203.0.113.7', undefined, '203.0.113.7'],
  ['::ffff:203.0.113.7', undefined, '203.0.113.7'],
  // A client that isn't a proxy can't choose its address.
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['10.1.2.3', '1.2.3.4, 198.51.100.1', '198.51.100.1'],
  ['10.1.2.3', '198.51.100.1, 192.0.2.9', '198.51.100.1'],
  ['::ffff:10.1.2.3', '::ffff:198.51.100.1', '198.51.100.1'],
  ['::1', undefined, '::1'],
  ['10.1.2.3', 'unknown', '10.1.2.3'],
  ['10.1.2.3', '10.9.9.9', '10.1.2.3'],
  ['2001:db8:1:2:aaaa::1', undefined, '2001:db8:1:2::/64'],
  ['2001:db8:1:2::ffff', undefined, '2001:db8:1:2::/64'],
  ['2001:db8::1', undefined, '2001:db8:0:0::/64'],
  [undefined, undefined, ''],
])('finds the client of %s, forwarded for %s', (remote, forwarded, expected) =>
  expect(clientAddress(remote, forwarded, proxies)).toBe(expected),
);

it.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/x', '::1/129', ''])(
  'rejects the proxy %j',
  (item) => expect(() => new Proxies([item])).toThrow('--proxy requires'),
);
