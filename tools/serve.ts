/**
 * Serves the built site with nginx, as production does. Completes the build first if it's a plain one.
 *
 * Usage: npm run serve [-- --port 3000] [--root build]
 * Exit code: that of nginx, or 1 when the build or nginx is missing.
 */
import './lib/readable-errors';
import {execFileSync, spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {prepareNginx} from '@docs/deploy';

const {values} = parseArgs({
  options: {port: {type: 'string', default: '3000'}, root: {type: 'string', default: 'build'}},
});

if (!existsSync(values.root)) {
  console.error(`There is no ${values.root}/ to serve. Run "npm run build" first.`);
  process.exit(1);
}
try {
  execFileSync('nginx', ['-v'], {stdio: 'ignore'});
} catch {
  console.error(
    'nginx is not installed. On Debian: apt-get install nginx-light libnginx-mod-http-brotli-static. On macOS: brew install nginx',
  );
  process.exit(1);
}

const configFile = prepareNginx({root: values.root, listen: `127.0.0.1:${values.port}`});
console.log(`Serving ${values.root}/ on http://127.0.0.1:${values.port}/ (Ctrl+C stops it)`);
const nginx = spawn('nginx', ['-c', configFile], {stdio: 'inherit'});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => nginx.kill('SIGQUIT'));
nginx.on('exit', (code) => process.exit(code ?? 0));
