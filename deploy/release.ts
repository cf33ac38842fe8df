/**
 * Purpose: publishes the built site as a release next to the earlier ones, or rolls back to one of them.
 *   With --listen, also writes the nginx configuration, reloads a running nginx, and waits until it sends the
 *   release's policy before the switch. --conf and --run set the folders for it. The defaults are nginx and run
 *   in the folder --place.
 *   --verify compares every file with the manifests. --repair restores damaged files from other releases, from
 *   their compressed versions, or from --build.
 *
 * Usage: npm run release -- --place /srv/docs [--build build] [--listen 8080]
 *        npm run release -- --place /srv/docs --rollback [--to ID] [--listen 8080]
 *        npm run release -- --place /srv/docs --list
 *        npm run release -- --place /srv/docs --verify
 *        npm run release -- --place /srv/docs --repair [--build build]
 * Exit code: 1 if the build has unknown inline code, if it lacks a package that its pages name, if there's no
 *   release to roll back to, if another command is changing the folder, or if a file is damaged.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {configureNginx} from './configure-nginx';
import {checkPackages} from './packages';
import type {InlineCode} from './policy/inline-code';
import {publish} from './releases/publish';
import {repair} from './releases/repair';
import {printProblems, printReleases} from './releases/report';
import {rollBack} from './releases/roll-back';

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
    verify: {type: 'boolean', default: false},
    repair: {type: 'boolean', default: false},
  },
});

async function run(deployRoot: string): Promise<void> {
  if (values.list) return printReleases(deployRoot);
  if (values.repair)
    for (const file of await repair(deployRoot, values.build)) console.log(`restored ${file}`);
  if (values.verify || values.repair) {
    if (printProblems(deployRoot) > 0) process.exitCode = 1;
    return;
  }
  if (!values.rollback) checkPackages(values.build);
  const {listen, conf, run: runFolder} = values;
  const announce = async (inline: InlineCode, release: string) => {
    if (listen) await configureNginx(deployRoot, {listen, inline, release, conf, run: runFolder});
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
