import {rmSync} from 'node:fs';
import path from 'node:path';
import {configureNginx} from '../../../deploy/configure-nginx';
import type {InlineCode} from '../../../deploy/policy/inline-code';
import {certify, type Certificate} from '../../lib/local-authority';

/** A place for releases with a certificate of its own; `port` redirects to the next one. */
export interface Place {
  folder: string;
  origin: string;
  tlsPort: number;
  pair: Certificate;
  configFile: string;
  announce: (inline: InlineCode, release: string) => void;
  remove: () => void;
}

export function makePlace(name: string, port: number): Place {
  const folder = path.resolve('.cache', name);
  const authority = `${folder}-authority`;
  const tlsPort = port + 1;
  const origin = `https://127.0.0.1:${tlsPort}`;
  rmSync(folder, {recursive: true, force: true});
  const pair = certify(authority);
  const tls = {...pair, address: `127.0.0.1:${tlsPort}`, publicOrigin: origin};
  return {
    folder,
    origin,
    tlsPort,
    pair,
    configFile: path.join(folder, 'nginx', 'nginx.conf'),
    announce: (inline, release) =>
      configureNginx(folder, {listen: `127.0.0.1:${port}`, tls, inline, release}),
    remove: () => {
      for (const one of [folder, authority]) rmSync(one, {recursive: true, force: true});
    },
  };
}
