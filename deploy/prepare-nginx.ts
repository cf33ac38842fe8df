import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {completeSite} from './complete-site';
import {filesUnder, pagesUnder} from './files';
import {nginxConf} from './nginx-conf';

interface Target {
  /** The folder to serve. A build that isn't complete is completed first. */
  root?: string;
  /** The deployment folder of `deploy/publish.sh`, instead of `root`. */
  deployRoot?: string;
  /** `address:port`. */
  listen: string;
  /** With a certificate, the plain address only redirects. */
  tls?: {listen: string; host: string; certificate: string; key: string};
  /** Replaces the headers in `deploy/headers.ts`, for a site that isn't ours. */
  headers?: Record<string, string>;
}

/**
 * Copies the configuration of production, with the addresses and folders of this machine. Returns the main file.
 * nginx starts with it without root.
 */
export function prepareNginx({root, deployRoot, listen, tls, headers}: Target): string {
  const folder = path.resolve('.cache', `nginx-${listen.replace(/^.*:/, '')}`);
  mkdirSync(path.join(folder, 'enabled'), {recursive: true});
  const loadBrotli = brotliModule();
  const main = tls ? 'server.conf' : 'container.conf';
  const replaced = [
    ...(root ? siteLines(root, folder, headers) : []),
    ['/srv/docs/', `${deployRoot ?? folder}/`],
    ['/run/docs/', `${folder}/`],
    ['/var/lib/docs/', `${folder}/`],
    // Other servers run on this machine.
    ['include status.conf;', ''],
    ['user docs;', ''],
    [/access_log \/.*;/g, 'access_log off;'],
    ['listen 8080', `listen ${listen}`],
    [/listen \[::\]:80( default_server)?( ipv6only=off)?/g, `listen ${listen}$1`],
    ['load_module modules/ngx_http_brotli_static_module.so;', loadBrotli],
    ...(loadBrotli === undefined ? [['brotli_static on;', ''] as const] : []),
    ...(tls ? tlsLines(tls) : []),
  ] as [string | RegExp, string | undefined][];
  for (const name of readdirSync(source)) {
    const text = replaced.reduce(
      (before, [from, to]) => before.replaceAll(from, to ?? ''),
      readFileSync(path.join(source, name), 'utf8'),
    );
    writeFileSync(path.join(folder, name === 'https.conf' ? 'enabled/https.conf' : name), text);
  }
  return path.join(folder, main);
}

const source = path.join(__dirname, 'nginx');

function siteLines(root: string, folder: string, headers?: Record<string, string>) {
  const file = path.resolve(headers ? folder : root, '_nginx.conf');
  if (headers) writeFileSync(file, nginxConf(headers, pagesUnder(root)));
  else if (!isComplete(file)) completeSite(root);
  const lines = `include ${file};\n  root ${path.resolve(root)};`;
  return [['include /srv/docs/current/_*.conf;', lines]];
}

/** While someone works on this folder, a build that an earlier version completed is completed again. */
function isComplete(file: string): boolean {
  if (!existsSync(file)) return false;
  const {mtimeMs} = statSync(file);
  return filesUnder(__dirname, '.ts').every((source) => statSync(source).mtimeMs <= mtimeMs);
}

const tlsLines = ({listen, host, certificate, key}: NonNullable<Target['tls']>) => [
  [
    /listen \[::\]:443 ssl http2( default_server)?( ipv6only=off)?/g,
    `listen ${listen} ssl http2$1`,
  ],
  ['https://$host', `https://${host}:${listen.replace(/^.*:/, '')}`],
  ['server_name docs.argosy.example', `server_name ${host}`],
  [/ssl_certificate \/.*;/g, `ssl_certificate ${certificate};`],
  [/ssl_certificate_key \/.*;/g, `ssl_certificate_key ${key};`],
];

/** The line that loads nginx's brotli module, or `undefined` if this machine doesn't have it. */
function brotliModule(): string | undefined {
  // nginx prints its version to the standard error.
  const options = execFileSync('sh', ['-c', 'nginx -V 2>&1'], {encoding: 'utf8'});
  if (options.includes('brotli')) return '';
  const folder = /--modules-path=(\S+)/.exec(options)?.[1] ?? '';
  const file = path.join(folder, 'ngx_http_brotli_static_module.so');
  return existsSync(file) ? `load_module ${file};` : undefined;
}
