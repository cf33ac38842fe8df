import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {Options} from '../options';
import {realSites} from '../real-sites';
import {environmentOfPart} from '../results';
import {connected, inServerNamespace} from '../slow-connection/namespaces';

/** Measures the first view over a connection with real TCP. It needs Linux and root. */
export async function connection({rounds, engines: ids}: Options): Promise<void> {
  const {sites} = realSites(ids);
  const measure = path.join(__dirname, '..', 'slow-connection', 'measure.ts');
  const [command, args] = inServerNamespace(measure, [String(rounds), JSON.stringify(sites)]);
  await connected(() => execFileSync(command, args, {stdio: 'inherit', env: environmentOfPart}));
}
