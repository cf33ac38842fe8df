import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {site} from '../config/site';
import {securityHeaders} from './headers';
import {negotiationConf} from './negotiation-conf';
import {
  cacheConf,
  crossOriginConf,
  documentHeadersConf,
  headersConf,
  redirectsConf,
  serversConf,
  spellingsConf,
} from './nginx-parts';
import {clientLimitsConf, connectionsConf} from './nginx-limits';
import {loggingConf} from './nginx-logging';
import {pagesUnder} from './pages';
import {inlineCode, type InlineCode} from './policy/inline-code';
import type {ServerSettings} from './server-settings';

interface Target extends ServerSettings {
  /** The folder to serve. */
  root: string;
  /** The inline code that the policy allows. By default, it's read from the files in `root`. */
  inline?: InlineCode;
  /** Replaces the headers in `deploy/headers.ts`, for a site that isn't ours. */
  headers?: Record<string, string>;
}

const localHosts = ['127.0.0.1', 'localhost'];

/** Writes a server's configuration, and returns the path of the main file. */
export function prepareNginx({root, inline, headers, ...target}: Target): string {
  const conf = path.resolve('.cache', `nginx-${target.listen.replace(/^.*:/, '')}`);
  mkdirSync(path.join(conf, 'generated'), {recursive: true});
  mkdirSync(path.join(conf, 'snippets'), {recursive: true});

  const hosts = [...localHosts, ...(target.hosts ?? [new URL(site.url).hostname])];
  const sent = headers ?? securityHeaders(inline ?? inlineCode(root), target.reports);
  const texts = {
    ...templates(),
    'generated/cache.conf': cacheConf(),
    'generated/client-limits.conf': clientLimitsConf(target),
    'generated/connections.conf': connectionsConf(target),
    'generated/cross-origin.conf': crossOriginConf(),
    'generated/document-headers.conf': documentHeadersConf(sent),
    'generated/headers.conf': headersConf(sent),
    'generated/logging.conf': loggingConf(target),
    'generated/negotiation.conf': negotiationConf(),
    'generated/redirects.conf': redirectsConf(),
    'generated/spellings.conf': spellingsConf(pagesUnder(root)),
    'generated/servers.conf': serversConf(target, hosts, conf),
  };
  const values: Record<string, string> = {ROOT: path.resolve(root), RUN: conf, CONF: conf};
  for (const [file, text] of Object.entries(texts))
    writeFileSync(
      path.join(conf, file),
      text.replaceAll(/\$\{([A-Z]+)\}/g, (whole, name: string) => values[name] ?? whole),
    );
  return path.join(conf, 'nginx.conf');
}

/** The files in deploy/nginx, by their path. */
function templates(): Record<string, string> {
  const folder = path.join(__dirname, 'nginx');
  const names = readdirSync(path.join(folder, 'snippets')).map((name) => `snippets/${name}`);
  return Object.fromEntries(
    ['nginx.conf', ...names].map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );
}
