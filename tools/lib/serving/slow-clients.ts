import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {get} from 'node:http';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {setTimeout as pause} from 'node:timers/promises';
import {prepareNginx} from '../../../deploy/prepare-nginx';
import type {ServerSettings} from '../../../deploy/server-settings';
import type {Attack} from '../game-day/attack';
import {runNginx} from '../run-nginx';

interface Options {
  port: number;
  /** The folder to serve. */
  root: string;
  attack: Attack;
  connections: number;
  seconds: number;
  limits?: ServerSettings['limits'];
}

interface Latency {
  requests: number;
  failed: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

export interface SlowClients {
  attack: Attack;
  /** The largest number of connections that were open at the same time. */
  open: number;
  normal: Latency;
  attacked: Latency;
  /** The reader's p99 during the attack, relative to before and after it. */
  ratio: number;
}

/** Measures a reader with one address while an attacker with another one keeps connections open. */
export async function measureSlowClients(options: Options): Promise<SlowClients> {
  const {port, root, attack, connections, seconds, limits} = options;
  const configFile = prepareNginx({root, listen: `127.0.0.1:${port}`, limits, headers: {}});
  // It logs every request that it rejects.
  const nginx = await runNginx(configFile, port, {stdio: 'ignore'});
  const program = path.join(__dirname, 'hold-connections.ts');
  try {
    const before = await read(port, seconds / 2);
    const attacker = spawn(
      'node_modules/.bin/tsx',
      [program, String(port), '127.0.0.2', String(connections), attack],
      {stdio: ['ignore', 'pipe', 'inherit'], detached: true},
    );
    let open = 0;
    const lines = createInterface({input: attacker.stdout});
    lines.on('line', (line) => (open = Math.max(open, Number(line))));
    await once(lines, 'line');
    const attacked = await read(port, seconds);
    // tsx starts another process.
    process.kill(-(attacker.pid ?? Number.NaN), 'SIGKILL');
    await pause(1000);
    const after = await read(port, seconds / 2);
    const normal = summary([...before, ...after]);
    const during = summary(attacked);
    const ratio = Math.round((during.p99 / normal.p99) * 100) / 100;
    return {attack, open, normal, attacked: during, ratio};
  } finally {
    nginx.kill('SIGQUIT');
  }
}

/** Requests a page over new connections, about a hundred times a second. Returns milliseconds. */
async function read(port: number, seconds: number): Promise<number[]> {
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  const reader = async () => {
    while (performance.now() < end) {
      times.push(await timeOf(port));
      await pause(20);
    }
  };
  await Promise.all([reader(), reader()]);
  return times;
}

/** Returns NaN if there's no response with status 200. */
function timeOf(port: number): Promise<number> {
  const started = performance.now();
  const options = {host: '127.0.0.1', port, localAddress: '127.0.0.3', agent: false as const};
  return new Promise((resolve) => {
    const request = get({...options, path: '/', timeout: 10_000}, (response) => {
      response.resume();
      response.on('end', () =>
        resolve(response.statusCode === 200 ? performance.now() - started : Number.NaN),
      );
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(Number.NaN));
  });
}

function summary(times: number[]): Latency {
  const sorted = times.filter((time) => !Number.isNaN(time)).sort((a, b) => a - b);
  const quantile = (share: number) =>
    Math.round((sorted[Math.floor(sorted.length * share)] ?? Number.NaN) * 10) / 10;
  return {
    requests: times.length,
    failed: times.length - sorted.length,
    p50: quantile(0.5),
    p99: quantile(0.99),
  };
}
