import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Certificate} from '../local-authority';

/**
 * A minimal configuration that serves the same files over TLS, without rules or headers. Returns
 * its path.
 */
export function bareNginx(
  folder: string,
  {root, port, certificate, key}: {root: string; port: number} & Certificate,
): string {
  mkdirSync(folder, {recursive: true});
  const file = path.join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${folder}/${kind};`,
  );
  writeFileSync(
    file,
    [
      'load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;',
      'worker_processes auto;',
      'daemon off;',
      `pid ${folder}/nginx.pid;`,
      'error_log stderr warn;',
      'events { worker_connections 4096; }',
      'http {',
      ...temporary,
      '  access_log off;',
      '  sendfile on;',
      '  tcp_nopush on;',
      '  keepalive_requests 10000;',
      '  brotli_static on;',
      '  gzip_static on;',
      '  types { text/html html; }',
      '  server {',
      `    listen 127.0.0.1:${port} ssl;`,
      `    ssl_certificate ${certificate};`,
      `    ssl_certificate_key ${key};`,
      `    root ${root};`,
      '  }',
      '}',
      '',
    ].join('\n'),
  );
  return file;
}
