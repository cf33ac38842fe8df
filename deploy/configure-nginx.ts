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
  /** Where the configuration goes; PLACE/nginx unless given. */
  conf?: string;
  /** Where nginx writes; PLACE/run unless given. */
  run?: string;
}

/**
 * Writes the configuration for a place of releases. An nginx that runs on it reads it again when it
 * changed, which only another policy or other redirects do: reading it closes idle connections.
 */
export function configureNginx(place: string, {listen, tls, inline, ...places}: Options): void {
  const conf = places.conf ?? path.join(place, 'nginx');
  const run = places.run ?? path.join(place, 'run');
  const before = textOf(conf);
  const root = path.join(place, 'current');
  const configFile = prepareNginx({root, listen, tls, conf, run, inline});
  if (existsSync(path.join(run, 'nginx.pid')) && textOf(conf) !== before)
    execFileSync('nginx', ['-c', configFile, '-s', 'reload'], {stdio: 'inherit'});
}

const textOf = (conf: string): string =>
  existsSync(conf)
    ? filesUnder(conf, '.conf')
        .map((file) => readFileSync(file, 'utf8'))
        .join('')
    : '';
