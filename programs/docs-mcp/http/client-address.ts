import {BlockList, isIP} from 'node:net';
import {UserError} from '../user-error';

/** The proxies whose `X-Forwarded-For` header is believed. */
export class Proxies {
  private readonly list = new BlockList();

  /** Each item is an address or a network, such as `10.0.0.0/8`. */
  constructor(items: readonly string[]) {
    for (const item of items) {
      const [address = '', prefix] = item.split('/');
      const family = isIP(address);
      const bits = prefix === undefined ? (family === 6 ? 128 : 32) : Number(prefix);
      const fits = /^\d+$/.test(prefix ?? '0') && bits <= (family === 6 ? 128 : 32);
      if (family === 0 || !fits) {
        throw new UserError(`--proxy requires an IP address or a network, not "${item}".`);
      }
      this.list.addSubnet(address, bits, family === 6 ? 'ipv6' : 'ipv4');
    }
  }

  has(address: string): boolean {
    const family = isIP(address);
    return family !== 0 && this.list.check(address, family === 6 ? 'ipv6' : 'ipv4');
  }
}

/**
 * The address of the client. Every proxy adds an address at the end of `X-Forwarded-For`, and a
 * client can invent the ones before, so the last address that isn't a proxy is the client's.
 */
export function clientAddress(
  remote: string | undefined,
  forwarded: string | undefined,
  proxies: Proxies,
): string {
  const own = plain(remote ?? '');
  if (!proxies.has(own)) return network(own);
  const chain = (forwarded ?? '').split(',').map((address) => plain(address.trim()));
  const client = chain.findLast((address) => !proxies.has(address));
  return client && isIP(client) ? network(client) : own;
}

/** Sockets that accept both versions show an IPv4 address as `::ffff:192.0.2.1`. */
export const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** One customer usually has a whole /64 network of IPv6 addresses. */
function network(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.toLowerCase().replace(/%.*/, '').split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length);
  const groups = [...start, ...Array<string>(zeros).fill('0'), ...end];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
