import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {toolchains} from './toolchains';
import {startVectorServer, type VectorServer} from './vector-server';
import {vectorData, exchangesOf, signatureFile, signatures, vectorFile} from './vectors';

const execute = promisify(execFile);

type Outcome = {name: string; results?: unknown[]; sleeps?: number[]; valid?: boolean};

/** Compares the client's results and the server's requests with the same file in every language. */
describe.each(Object.entries(toolchains))('the SDK for %s', (_language, toolchain) => {
  let server: VectorServer;
  let outcomes: Outcome[] = [];

  beforeAll(async () => {
    toolchain.prepare();
    server = await startVectorServer();
    const {command, args, ...where} = toolchain.program([vectorFile, signatureFile, server.url]);
    const {stdout} = await execute(command, args, where);
    outcomes = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Outcome);
  });
  afterAll(() => server.stop());

  const outcomeOf = (name: string) => outcomes.find((outcome) => outcome.name === name);

  it.each(vectorData.vectors)('$name', (vector) => {
    const {name, results, sleeps} = vector;
    expect(outcomeOf(name)).toEqual({name, results, sleeps});
    expect(server.seen(name)).toEqual(exchangesOf(vector).map(({answer, ...request}) => request));
  });

  it.each(signatures.vectors)('signature: $name', ({name, valid}) => {
    expect(outcomeOf(name)).toEqual({name, valid});
  });
});
