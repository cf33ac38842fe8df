import {spawn, type ChildProcess} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {loadSpec} from '../../packages/contract/load-spec';
import {paths} from '../../packages/contract/paths';
import type {Spec} from '../../packages/contract/spec-types';
import {bundleToJson} from '../../packages/contract/write-bundle';

export type MockServer = {url: string; spec: Spec; stop: () => void};

/** Starts Prism on a fresh bundle, with request and response validation, on a free port. */
export async function startMock(): Promise<MockServer> {
  const spec = await loadSpec();
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'contract-')), 'openapi.json');
  writeFileSync(file, bundleToJson(spec));
  const port = await freePort();
  const prism = spawn(
    path.join(paths.repository, 'node_modules/.bin/prism'),
    [
      'mock',
      file,
      '--errors',
      '--port',
      String(port),
      '--host',
      '127.0.0.1',
      '--verboseLevel',
      'fatal',
    ],
    {stdio: ['ignore', 'ignore', 'inherit']},
  );
  const url = `http://127.0.0.1:${port}`;
  await untilListening(url, prism);
  return {url, spec, stop: () => prism.kill()};
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function untilListening(url: string, prism: ChildProcess): Promise<void> {
  while (prism.exitCode === null) {
    const isListening = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isListening) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`Prism ended with code ${prism.exitCode}`);
}
