import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {InlineCode} from './policy/inline-code';
import {prepareNginx} from './prepare-nginx';

interface Options {
  listen: string;
  inline: InlineCode;
  /** Where the configuration goes; PLACE/nginx unless given. */
  conf?: string;
  /** Where nginx writes; PLACE/run unless given. */
  run?: string;
}

/** Writes the configuration for a place of releases; an nginx that runs on it reads it again. */
export function configureNginx(place: string, {listen, inline, ...places}: Options): void {
  const conf = places.conf ?? path.join(place, 'nginx');
  const run = places.run ?? path.join(place, 'run');
  const configFile = prepareNginx({root: path.join(place, 'current'), listen, conf, run, inline});
  if (existsSync(path.join(run, 'nginx.pid')))
    execFileSync('nginx', ['-c', configFile, '-s', 'reload'], {stdio: 'inherit'});
}
