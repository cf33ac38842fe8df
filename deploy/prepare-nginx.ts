import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {site} from '../config/site';
import {securityHeaders} from './headers';
import {
  cacheConf,
  headersConf,
  redirectsConf,
  serversConf,
  spellingsConf,
  type Listen,
} from './nginx-parts';
import {pagesUnder} from './pages';
import {inlineCode, type InlineCode} from './policy/inline-code';

interface Target {
  /** The folder to serve. */
  root: string;
  /** `address:port`, or a port alone for every address. */
  listen: string;
  tls?: Listen['tls'];
  /** The folder whose pages are known in every spelling; `root` unless given. */
  pages?: string;
  /** Where the configuration is written; a folder of its own per port unless given. */
  conf?: string;
  /** Where nginx writes while it runs. */
  run?: string;
  /** The inline code the policy allows; read from the files of `root` unless given. */
  inline?: InlineCode;
  /** For a site that is not ours: its own headers instead of those of `deploy/headers.ts`. */
  headers?: Record<string, string>;
}

const localHosts = ['127.0.0.1', 'localhost'];

/** Writes the configuration of a server, and returns the main file's path. */
export function prepareNginx({
  root,
  pages,
  listen,
  tls,
  inline,
  headers,
  ...places
}: Target): string {
  const conf = path.resolve(
    places.conf ?? path.join('.cache', `nginx-${listen.replace(/^.*:/, '')}`),
  );
  const run = path.resolve(places.run ?? conf);
  const made = path.join(conf, 'made');
  rmSync(conf, {recursive: true, force: true});
  mkdirSync(made, {recursive: true});
  mkdirSync(run, {recursive: true});
  cpSync(path.join(__dirname, 'nginx'), conf, {recursive: true});

  const values: Record<string, string> = {ROOT: path.resolve(root), RUN: run, CONF: conf};
  const snippets = readdirSync(path.join(conf, 'snippets')).map((name) => `snippets/${name}`);
  for (const file of ['nginx.conf', ...snippets]) {
    const text = readFileSync(path.join(conf, file), 'utf8');
    writeFileSync(
      path.join(conf, file),
      text.replaceAll(/\$\{([A-Z]+)\}/g, (whole, name: string) => values[name] ?? whole),
    );
  }

  const hosts = [...localHosts, new URL(site.url).hostname];
  const parts = {
    'cache.conf': cacheConf(),
    'headers.conf': headersConf(headers ?? securityHeaders(inline ?? inlineCode(root))),
    'redirects.conf': redirectsConf(),
    'spellings.conf': spellingsConf(pagesUnder(pages ?? root)),
    'servers.conf': serversConf({plain: listen, hosts, tls}, conf),
  };
  for (const [file, text] of Object.entries(parts)) writeFileSync(path.join(made, file), text);
  return path.join(conf, 'nginx.conf');
}
