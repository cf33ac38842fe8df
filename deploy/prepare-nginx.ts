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
  /** `address:port`, or only a port for all addresses. */
  listen: string;
  tls?: Listen['tls'];
  /** The folder with the pages that other spellings redirect to. The default is `root`. */
  pages?: string;
  /** Folder for the configuration. By default, each port has its own folder. */
  conf?: string;
  /** Folder that nginx writes to while it runs. */
  run?: string;
  /** The inline code that the policy allows. By default, it's read from the files in `root`. */
  inline?: InlineCode;
  /** Replaces the headers in `deploy/headers.ts`, for a site that isn't ours. */
  headers?: Record<string, string>;
}

const localHosts = ['127.0.0.1', 'localhost'];

/** Writes a server's configuration, and returns the path of the main file. */
export function prepareNginx({
  root,
  pages,
  listen,
  tls,
  inline,
  headers,
  ...folders
}: Target): string {
  const conf = path.resolve(
    folders.conf ?? path.join('.cache', `nginx-${listen.replace(/^.*:/, '')}`),
  );
  const run = path.resolve(folders.run ?? conf);
  const generated = path.join(conf, 'generated');
  rmSync(conf, {recursive: true, force: true});
  mkdirSync(generated, {recursive: true});
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
  for (const [file, text] of Object.entries(parts)) writeFileSync(path.join(generated, file), text);
  return path.join(conf, 'nginx.conf');
}
