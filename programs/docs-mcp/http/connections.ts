import type {Server} from 'node:http';
import {plain, type Proxies} from './client-address';

/**
 * Limits the connections per address, so that one client can't use up the connections of all. A
 * proxy has a connection for each of its clients and isn't limited. Returns how many are open.
 */
export function limitConnections(
  server: Server,
  {limit, proxies, onReject}: {limit: number; proxies: Proxies; onReject: () => void},
): () => number {
  const counts = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = plain(socket.remoteAddress ?? '');
    const count = counts.get(address) ?? 0;
    if (count >= limit && !proxies.has(address)) {
      onReject();
      socket.destroy();
      return;
    }
    counts.set(address, count + 1);
    socket.on('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
  });
  return () => [...counts.values()].reduce((total, count) => total + count, 0);
}
