/**
 * Purpose: publishes the built site as a release next to the earlier ones, or rolls back to one of them.
 *   If the folder --place has a file server.yaml (see server.example.yaml), it also writes the nginx
 *   configuration, reloads a running nginx, and waits until it sends the release's policy before the switch.
 *   Without that file, --listen does the same for a server without TLS. --conf and --run set the folders for it.
 *   The defaults are nginx and run in the folder --place.
 *   --if-changed only writes the configuration if the build is served already, for a container that restarts.
 *   --reload loads changed settings or a renewed certificate.
 *   --verify compares every file with the manifests. --repair restores damaged files from other releases, from
 *   their compressed versions, or from --build.
 *
 * Usage: npm run release -- --place /srv/docs [--build build] [--listen 8080]
 *        npm run release -- --place /srv/docs --rollback [--to ID] [--listen 8080]
 *        npm run release -- --place /srv/docs --reload [--listen 8080]
 *        npm run release -- --place /srv/docs --prune 3     deletes the pages of all but three releases
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
import {record} from './releases/journal';
import {isServed} from './releases/is-served';
import {withLock} from './releases/lock';
import {prune} from './releases/prune';
import {publish} from './releases/publish';
import {reload} from './releases/reload';
import {repair} from './releases/repair';
import {printProblems, printReleases} from './releases/report';
import {rollBack} from './releases/roll-back';
import {readSettings, type ServerSettings} from './server-settings';

const {values} = parseArgs({
  options: {
    // eslint-disable-next-line id-denylist -- the name of the option
    place: {type: 'string'},
    build: {type: 'string', default: 'build'},
    listen: {type: 'string'},
    conf: {type: 'string'},
    run: {type: 'string'},
    'if-changed': {type: 'boolean', default: false},
    rollback: {type: 'boolean', default: false},
    to: {type: 'string'},
    reload: {type: 'boolean', default: false},
    prune: {type: 'string'},
    list: {type: 'boolean', default: false},
    verify: {type: 'boolean', default: false},
    repair: {type: 'boolean', default: false},
  },
});

function settingsFor(deployRoot: string): ServerSettings | undefined {
  const settings = readSettings(deployRoot);
  if (settings && values.listen)
    throw new Error('Remove --listen, because the folder has a server.yaml with that setting.');
  return settings ?? (values.listen ? {listen: values.listen} : undefined);
}

/** Returns a message for the journal. */
async function change(deployRoot: string): Promise<string> {
  if (values.repair) {
    const restored = await repair(deployRoot, values.build);
    for (const file of restored) console.log(`restored ${file}`);
    if (printProblems(deployRoot) > 0) throw new Error('Some files are still damaged.');
    return `restored ${restored.length} files`;
  }
  if (values.prune) {
    const count = Number(values.prune);
    if (!(count >= 1)) throw new Error('Set how many releases stay, such as --prune 3.');
    await withLock(deployRoot, () => prune(deployRoot, undefined, count));
    return `the pages of ${count} releases stay`;
  }
  const settings = settingsFor(deployRoot);
  const folders = {conf: values.conf, run: values.run};
  const isUnchanged = values['if-changed'] && isServed(values.build, deployRoot);
  if (values.reload || isUnchanged) {
    if (!settings) throw new Error('Write a server.yaml in the folder, or set --listen.');
    return `${await reload(deployRoot, settings, folders)} is served with the new configuration`;
  }
  if (!values.rollback) checkPackages(values.build);
  const announce = async (inline: InlineCode, release: string) => {
    if (settings) await configureNginx(deployRoot, {...settings, ...folders, inline, release});
  };
  const {id} = values.rollback
    ? await rollBack(deployRoot, announce, values.to)
    : await publish(values.build, deployRoot, announce);
  return `${id} is served from ${path.join(deployRoot, 'current')}`;
}

async function run(deployRoot: string): Promise<void> {
  if (values.list) return printReleases(deployRoot);
  if (values.verify) {
    if (printProblems(deployRoot) > 0) process.exitCode = 1;
    return;
  }
  const names = ['repair', 'reload', 'rollback', 'prune'] as const;
  const command = names.find((name) => values[name]) ?? 'publish';
  try {
    const message = await change(deployRoot);
    record(deployRoot, {command, isDone: true, message});
    console.log(message);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    record(deployRoot, {command, isDone: false, message});
    throw error;
  }
}

if (!values.place) throw new Error('Set the folder for releases: --place FOLDER');
run(path.resolve(values.place)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
