/**
 * Publishes the built site as a release next to the earlier ones, or goes back to one of them.
 * With --listen, the configuration of nginx is written and a running nginx reads it again before
 * the switch; --conf and --run say where that is, PLACE/nginx and PLACE/run unless given.
 *
 * Usage: npm run release -- --place /srv/docs [--build build] [--listen 8080]
 *        npm run release -- --place /srv/docs --rollback [--to ID] [--listen 8080]
 *        npm run release -- --place /srv/docs --list
 * Exit code: 1 when the build holds inline code that is not known or lacks a package that its pages
 *   name, or there is nothing to go back to.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {configureNginx} from './configure-nginx';
import {checkPackages} from './packages';
import type {InlineCode} from './policy/inline-code';
import {currentId, publish, releasesOf, rollBack} from './releases';

const {values} = parseArgs({
  options: {
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

async function run(place: string): Promise<void> {
  if (values.list) {
    const current = currentId(place);
    for (const {id, assets} of releasesOf(place))
      console.log(`${id}  ${assets.length} assets${id === current ? '  current' : ''}`);
    return;
  }
  if (!values.rollback) checkPackages(values.build);
  const {listen, conf, run: runFolder} = values;
  const announce = (inline: InlineCode, release: string) => {
    if (listen) configureNginx(place, {listen, inline, release, conf, run: runFolder});
  };
  const {id} = values.rollback
    ? await rollBack(place, announce, values.to)
    : await publish(values.build, place, announce);
  console.log(`${id} is served from ${path.join(place, 'current')}`);
}

if (!values.place) throw new Error('Say where releases live: --place FOLDER');
run(path.resolve(values.place)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
