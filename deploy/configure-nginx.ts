import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesUnder} from './files';
import type {Listen} from './nginx-parts';
import type {InlineCode} from './policy/inline-code';
import {prepareNginx} from './prepare-nginx';

interface Options {
  listen: string;
  tls?: Listen['tls'];
  inline: InlineCode;
  /** The folder of the release that's served next. */
  release: string;
  /** Folder for the configuration. The default is `nginx` in the deployment folder. */
  conf?: string;
  /** Folder that nginx writes to. The default is `run` in the deployment folder. */
  run?: string;
}

/**
 * Writes the configuration for a deployment folder. A running nginx is reloaded only if the configuration
 * has changed, because a reload closes idle connections.
 */
export function configureNginx(deployRoot: string, {release, ...options}: Options): void {
  const conf = options.conf ?? path.join(deployRoot, 'nginx');
  const run = options.run ?? path.join(deployRoot, 'run');
  const before = textOf(conf);
  const root = path.join(deployRoot, 'current');
  const configFile = prepareNginx({...options, root, pages: release, conf, run});
  if (existsSync(path.join(run, 'nginx.pid')) && textOf(conf) !== before)
    execFileSync('nginx', ['-c', configFile, '-s', 'reload'], {stdio: 'inherit'});
}

const textOf = (conf: string): string =>
  existsSync(conf)
    ? filesUnder(conf, '.conf')
        .map((file) => readFileSync(file, 'utf8'))
        .join('')
    : '';
