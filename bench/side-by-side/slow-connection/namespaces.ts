import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {chmodSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromiumPath} from '@docs/tools';

const reader = 'argosy-reader';
const server = 'argosy-server';

/** As in `link.py`. */
const serverAddress = '10.99.0.1';

/** Runs a TypeScript file where the server is. */
export function inServerNamespace(file: string, args: string[]): [string, string[]] {
  return ['ip', ['netns', 'exec', server, process.execPath, ...process.execArgv, file, ...args]];
}

/** Connects both namespaces while `work` runs. */
export async function connected<Result>(work: () => Result): Promise<Result> {
  const link = spawn('python3', [path.join(__dirname, 'link.py'), reader, server], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(link, 'exit');
  const [output] = (await Promise.race([once(link.stdout, 'data'), ended])) as unknown[];
  if (String(output).trim() !== 'ready') throw new Error("The namespaces couldn't be connected.");
  try {
    return await work();
  } finally {
    link.stdin.end();
    await ended;
  }
}

/** Playwright starts a program, so this one starts Chromium where the reader is. */
export function readerBrowser() {
  const file = path.resolve('.cache', 'reader-browser');
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `#!/bin/sh\nexec ip netns exec ${reader} ${chromiumPath()} "$@"\n`);
  chmodSync(file, 0o755);
  const browserFlags = [`--host-resolver-rules=MAP localhost ${serverAddress}`];
  return {browserPath: file, browserFlags, host: '0.0.0.0'};
}
