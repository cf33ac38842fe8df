import {serveBuild} from '../support/serve-build';
import {startWorkerd} from './start-workerd';
import {servers, workerd} from './server';

/** Vitest calls what this returns at the end of the run. */
export default async () => {
  const stops = await Promise.all([
    serveBuild(servers[0]?.port ?? 0),
    ...(servers.includes(workerd) ? [startWorkerd('build', workerd.port)] : []),
  ]);
  return () => stops.forEach((stop) => stop());
};
