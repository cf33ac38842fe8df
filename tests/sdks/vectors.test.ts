import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {toolchains} from './toolchains';
import {startVectorServer, type VectorServer} from './vector-server';
import {vectors, writeVectors} from './vectors';

const execute = promisify(execFile);

const isCancelled = (calls: unknown[]) => calls.some((call) => (call as {cancel?: string}).cancel);

type Outcome = {name: string; results: unknown[]; sleeps: number[]};

/** Compares the client's results and the server's requests with the same files in every language. */
describe.each(Object.entries(toolchains))('the SDK for %s', (_language, toolchain) => {
  let server: VectorServer;
  let outcomes: Outcome[] = [];

  beforeAll(async () => {
    toolchain.prepare();
    server = await startVectorServer();
    const {command, args, ...where} = toolchain.program([writeVectors(), server.url]);
    const {stdout} = await execute(command, args, {...where, maxBuffer: 64 * 1024 * 1024});
    outcomes = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Outcome);
  });
  afterAll(() => server.stop());

  it.each(vectors)('$name', ({name, calls, results, sleeps, exchanges}) => {
    const requests = exchanges.map(({answer, ...request}) => request);
    // At a time limit, a client may give up before it has sent anything.
    const mayGiveUp = exchanges.some(({answer}) => answer.hang) && !isCancelled(calls);
    // Python also runs every vector with its asynchronous client.
    const runs = outcomes.filter((outcome) => outcome.name.replace(/--async$/, '') === name);
    expect(runs).not.toEqual([]);
    for (const run of runs) {
      expect(run).toEqual({name: run.name, results, sleeps});
      const seen = server.seen(run.name);
      expect(seen).toEqual(mayGiveUp ? requests.slice(0, seen.length) : requests);
    }
  });
});
