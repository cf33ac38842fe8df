/**
 * Publishes the built site as a release next to the earlier ones, or goes back to one of them.
 * With --port, the configuration of nginx is written to PLACE/nginx and a running nginx reads it
 * again before the switch.
 *
 * Usage: npm run release -- --place /srv/docs [--build build] [--port 8080]
 *        npm run release -- --place /srv/docs --rollback [--to ID] [--port 8080]
 *        npm run release -- --place /srv/docs --list
 * Exit code: 1 when the build holds inline code that is not known, or there is nothing to go back to.
 */
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {InlineCode} from './policy/inline-code';
import {prepareNginx} from './prepare-nginx';
import {currentId, publish, releasesOf, rollBack} from './releases';

const {values} = parseArgs({
  options: {
    place: {type: 'string'},
    build: {type: 'string', default: 'build'},
    port: {type: 'string'},
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
  const announce = (inline: InlineCode) => configureNginx(place, inline);
  const {id} = values.rollback
    ? await rollBack(place, announce, values.to)
    : await publish(values.build, place, announce);
  console.log(`${id} is served from ${path.join(place, 'current')}`);
}

function configureNginx(place: string, inline: InlineCode): void {
  if (!values.port) return;
  const conf = path.join(place, 'nginx');
  const root = path.join(place, 'current');
  const run = path.join(place, 'run');
  const configFile = prepareNginx({root, port: Number(values.port), conf, run, inline});
  if (existsSync(path.join(run, 'nginx.pid')))
    execFileSync('nginx', ['-c', configFile, '-s', 'reload'], {stdio: 'inherit'});
}

if (!values.place) throw new Error('Say where releases live: --place FOLDER');
run(path.resolve(values.place)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
