import {runNginx} from '../../run-nginx';
import {stopping, type StartCache} from '../cache';
import {readRules, workFolder, writeConfig} from '../work-folder';

/** `lines` are directives of the http block. */
const start =
  (lines: string[]): StartCache =>
  async ({port, origin}) => {
    const folder = workFolder('nginx-cache');
    const config = writeConfig(folder, 'nginx.conf', [
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
      '}',
      '}',
      '}',
    ]);
    return stopping(await runNginx(config, port));
  };

export const startNginxCache = start([]);
export const startNginxCacheWithRules: StartCache = (ports) =>
  start([readRules('nginx-cache.conf')])(ports);
