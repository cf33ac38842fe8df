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
  /** The folder of the release that is served next. */
  release: string;
  /** Where the configuration goes; PLACE/nginx unless given. */
  conf?: string;
  /** Where nginx writes; PLACE/run unless given. */
  run?: string;
}

/**
 * Writes the configuration for a place of releases. An nginx that runs on it reads it again when it
 * changed, which only another policy, other redirects or other pages do: reading it closes idle connections.
 */
export function configureNginx(place: string, {release, ...options}: Options): void {
  const conf = options.conf ?? path.join(place, 'nginx');
  const run = options.run ?? path.join(place, 'run');
  const before = textOf(conf);
  const root = path.join(place, 'current');
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
