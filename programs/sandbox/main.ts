import type {AddressInfo} from 'node:net';
import type {Spec} from '@docs/contract';
import {greeting} from './greeting';
import {rejectForeign} from './http/guard';
import {createHttpServer} from './http/server';
import {inAddress, readOptions, usage, UsageError, type Options} from './options';
import {createSandbox} from './sandbox';
import {keepIn, readState, StateFileError, type StateFile} from './state/file';
import {sandboxVersion} from './version';

/** The command line. `loadContract` differs between the repository and the package. */
export async function main(
  args: string[],
  loadContract: () => Promise<Spec> | Spec,
): Promise<void> {
  try {
    const options = readOptions(args);
    if (options === 'help') return void process.stdout.write(usage);
    if (options === 'version') return void process.stdout.write(`${sandboxVersion}\n`);
    start(options, await loadContract());
  } catch (error) {
    fail(error);
  }
}

function start(options: Options, spec: Spec): void {
  const {file, allowNetwork, rateLimits} = options;
  const saved = file === undefined ? undefined : readState(file);
  const sandbox = createSandbox({spec, saved, allowNetwork, rateLimits, report});
  const kept = file === undefined ? undefined : keepIn(file, sandbox.toJson);
  const server = createHttpServer({
    handle: (request) =>
      (allowNetwork ? undefined : rejectForeign(request)) ?? sandbox.handle(request),
    settle: () => {
      sandbox.settle();
      kept?.changed();
    },
    report,
  });
  server.on('error', fail);
  server.listen(options.port, options.host, () => {
    const {port} = server.address() as AddressInfo;
    process.stdout.write(greeting(sandbox, addressOf(options.host, port)));
  });
  stopOnSignals(() => server.close(), kept);
}

/** An address that readers can open. `0.0.0.0` and `::` stand for all addresses of the machine. */
const addressOf = (host: string, port: number): string =>
  `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : inAddress(host)}:${port}`;

function stopOnSignals(close: () => void, kept: StateFile | undefined): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      kept?.close();
      close();
      process.exit(0);
    });
  }
}

const report = (error: unknown): void => console.error(error);

function fail(error: unknown): void {
  const isExpected = error instanceof UsageError || error instanceof StateFileError;
  const isNetwork = error instanceof Error && 'syscall' in error;
  console.error(isExpected || isNetwork ? error.message : error);
  process.exitCode = 1;
}
