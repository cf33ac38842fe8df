import {rmSync} from 'node:fs';
import path from 'node:path';
import {configureNginx} from '../../../deploy/configure-nginx';
import type {InlineCode} from '../../../deploy/policy/inline-code';
import {certify, type Certificate} from '../local-authority';

/**
 * A folder for releases with its own certificate. `port` redirects to the TLS port, which is the
 * next one.
 */
export interface ReleaseFolder {
  folder: string;
  origin: string;
  tlsPort: number;
  pair: Certificate;
  configFile: string;
  announce: (inline: InlineCode, release: string) => Promise<void>;
  remove: () => void;
}

export function createReleaseFolder(name: string, port: number): ReleaseFolder {
  const folder = path.resolve('.cache', name);
  const authority = `${folder}-authority`;
  const tlsPort = port + 1;
  // A name, because the server rejects handshakes without one.
  const origin = `https://localhost:${tlsPort}`;
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
      for (const directory of [folder, authority])
        rmSync(directory, {recursive: true, force: true});
    },
  };
}
