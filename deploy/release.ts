/**
 * Purpose: publishes the built site as a release next to the earlier ones, or rolls back to one of them.
 *   With --listen, also writes the nginx configuration and reloads a running nginx before the switch.
 *   --conf and --run set the folders for it. The defaults are nginx and run in the folder --place.
 *
 * Usage: npm run release -- --place /srv/docs [--build build] [--listen 8080]
 *        npm run release -- --place /srv/docs --rollback [--to ID] [--listen 8080]
 *        npm run release -- --place /srv/docs --list
 * Exit code: 1 if the build has unknown inline code, if it lacks a package that its pages name, or if
 *   there's no release to roll back to.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {configureNginx} from './configure-nginx';
import {checkPackages} from './packages';
import type {InlineCode} from './policy/inline-code';
import {currentId, publish, releasesOf, rollBack} from './releases';

const {values} = parseArgs({
  options: {
    // eslint-disable-next-line id-denylist -- the name of the option
    place: {type: 'string'},
    build: {type: 'string', default: 'build'},
    listen: {type: 'string'},
    conf: {type: 'string'},
    run: {type: 'string'},
    rollback: {type: 'boolean', default: false},
    to: {type: 'string'},
    list: {type: 'boolean', default: false},
  },
});

async function run(deployRoot: string): Promise<void> {
  if (values.list) {
    const current = currentId(deployRoot);
    for (const {id, assets} of releasesOf(deployRoot))
      console.log(`${id}  ${assets.length} assets${id === current ? '  current' : ''}`);
    return;
  }
  if (!values.rollback) checkPackages(values.build);
  const {listen, conf, run: runFolder} = values;
  const announce = (inline: InlineCode, release: string) => {
    if (listen) configureNginx(deployRoot, {listen, inline, release, conf, run: runFolder});
  };
  const {id} = values.rollback
    ? await rollBack(deployRoot, announce, values.to)
    : await publish(values.build, deployRoot, announce);
  console.log(`${id} is served from ${path.join(deployRoot, 'current')}`);
}

if (!values.place) throw new Error('Set the folder for releases: --place FOLDER');
run(path.resolve(values.place)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
