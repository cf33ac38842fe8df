// cspell:ignore varnishd
import {execFileSync, spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {chmodSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runNginx} from '../../../tools/lib/run-nginx';
import {waitForPort} from './wait-for-port';

/** Each cache in front of the site, with its defaults or with our rules in deploy/cdn. */
export type CacheName = 'nginx' | 'nginx with rules' | 'Varnish' | 'Varnish with rules';

export const hasVarnish = spawnSync('varnishd', ['-V']).status === 0;

/** nginx as a cache that adds X-Cache. `lines` are directives of the http block. */
async function startNginxCache(port: number, origin: number, lines: string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
  chmodSync(folder, 0o777);
  const config = [
    'daemon off;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr error;',
    'events {}',
    'http {',
    'access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    ),
    `proxy_cache_path ${folder}/cache keys_zone=site:10m;`,
    ...lines,
    'server {',
    `listen 127.0.0.1:${port};`,
    'location / {',
    `proxy_pass http://127.0.0.1:${origin};`,
    'proxy_cache site;',
    'add_header X-Cache $upstream_cache_status always;',
    '}',
    '}',
    '}',
  ];
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, config.join('\n'));
  return runNginx(file, port);
}

async function startVarnish(port: number, origin: number, rules: string): Promise<ChildProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), 'varnish-'));
  chmodSync(folder, 0o755);
  const backend = `vcl 4.1;\nbackend site { .host = "127.0.0.1"; .port = "${origin}"; .host_header = "127.0.0.1"; }\n`;
  const file = path.join(folder, 'site.vcl');
  writeFileSync(file, backend + rules);
  execFileSync('chmod', ['a+r', file]);
  const args = ['-F', '-n', folder, '-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,100m'];
  const varnish = spawn('varnishd', args, {stdio: 'ignore'});
  await waitForPort(port);
  return varnish;
}

const rulesOf = (name: string): string => readFileSync(path.join('deploy', 'cdn', name), 'utf8');

const markHits =
  'sub vcl_deliver { set resp.http.X-Cache = "MISS"; if (obj.hits > 0) { set resp.http.X-Cache = "HIT"; } }';

export function startCache(name: CacheName, port: number, origin: number): Promise<ChildProcess> {
  if (name === 'nginx') return startNginxCache(port, origin, []);
  if (name === 'nginx with rules')
    return startNginxCache(port, origin, [rulesOf('nginx-cache.conf')]);
  return startVarnish(port, origin, name === 'Varnish' ? markHits : rulesOf('varnish.vcl'));
}
