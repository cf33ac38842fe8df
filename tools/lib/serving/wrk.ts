import {spawn} from 'node:child_process';
import path from 'node:path';

export interface Load {
  requests: number;
  seconds: number;
  bytes: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Refused or broken connections, timeouts, and responses with status 400 or higher. */
  errors: number;
}

interface Options {
  addresses: string[];
  connections: number;
  seconds: number;
  /** Pause between two requests of a connection, in milliseconds. By default, there's none. */
  pause?: number;
}

/** Starts wrk. `stop` ends it early. wrk trusts any certificate. */
export function startWrk(origin: string, {addresses, connections, seconds, pause = 0}: Options) {
  const script = path.join(__dirname, 'wrk.lua');
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', script];
  const wrk = spawn('wrk', [...args, origin, '--', `${pause}`, ...addresses]);
  let output = '';
  wrk.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  wrk.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const result = new Promise<Load>((resolve, reject) => {
    wrk.on('error', reject);
    wrk.on('close', () => {
      const line = output.split('\n').find((text) => text.startsWith('{'));
      if (line) resolve(JSON.parse(line) as Load);
      else reject(new Error(`wrk said: ${output}`));
    });
  });
  return {result, stop: () => wrk.kill('SIGINT')};
}

export const perSecond = ({requests, seconds}: Load): number => Math.round(requests / seconds);
