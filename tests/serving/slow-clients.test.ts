import {expect, it} from 'vitest';
import {measureSlowClients} from '../../tools/lib/serving/slow-clients';
import {slowPort} from './site';

/** `npm run bench:attack` opens 10,000 connections. Here, the limits are as much lower. */
const limits = {connections: 6, requestsPerSecond: 200, burst: 1000, workerConnections: 480};

it.each(['half-sent requests', 'unread responses'] as const)(
  'serves a reader while another client holds 300 connections with %s',
  async (attack) => {
    const options = {port: slowPort, root: 'build', connections: 300, seconds: 4, limits};
    const {open, normal, attacked, ratio} = await measureSlowClients({...options, attack});
    console.log(
      `${attack}: ${open} connections, p99 ${normal.p99} ms → ${attacked.p99} ms (${ratio} times), ` +
        `${attacked.requests} requests, ${attacked.failed} failed`,
    );
    expect(open).toBeGreaterThan(200);
    expect(attacked.requests).toBeGreaterThan(20);
    expect(attacked.failed).toBe(0);
  },
  60_000,
);
