import {cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {redirects} from '../config/redirects';

interface Target {
  root: string;
  port: number;
}

/** Writes a run directory with the configuration filled in, and returns the main file's path. */
export function prepareNginx({root, port}: Target): string {
  const run = path.resolve('.cache', `nginx-${port}`);
  mkdirSync(run, {recursive: true});
  cpSync(path.join(__dirname, 'nginx'), run, {recursive: true});

  const values: Record<string, string> = {
    ROOT: path.resolve(root),
    PORT: String(port),
    RUN: run,
    CONF: run,
  };
  const files = [
    'nginx.conf',
    ...readdirSync(path.join(run, 'snippets')).map((name) => `snippets/${name}`),
  ];
  for (const file of files) {
    const text = readFileSync(path.join(run, file), 'utf8');
    writeFileSync(
      path.join(run, file),
      text.replaceAll(/\$\{([A-Z]+)\}/g, (whole, name: string) => values[name] ?? whole),
    );
  }
  writeFileSync(path.join(run, 'redirects.map'), redirectMap());
  return path.join(run, 'nginx.conf');
}

/** The same redirects the client follows, as an nginx map: never typed twice. */
function redirectMap(): string {
  const lines = redirects.map(({from, to}) => `  ${from} ${to};`);
  return ['map $uri $moved_to {', '  default "";', ...lines, '}', ''].join('\n');
}
