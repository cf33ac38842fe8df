import {mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
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
import {replaceFile} from './releases/durable-files';
import {sha256} from './releases/manifest';
import type {ServerSettings} from './server-settings';

interface Target extends ServerSettings {
  /** The folder to serve. */
  root: string;
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

interface Prepared {
  configFile: string;
  /** Where the new main file is until `activate` is called, so that nginx can test it. */
  candidate: string;
  /** Makes it the configuration that nginx reads. */
  activate: () => void;
}

/**
 * Writes a server's configuration next to the one in use. Every version has its own folder, and the main file
 * is replaced last. So nginx can start at any time, even if this is interrupted.
 */
export function writeNginx({root, pages, inline, headers, ...target}: Target): Prepared {
  const conf = path.resolve(
    target.conf ?? path.join('.cache', `nginx-${target.listen.replace(/^.*:/, '')}`),
  );
  const run = path.resolve(target.run ?? conf);
  mkdirSync(run, {recursive: true});

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
    'generated/spellings.conf': spellingsConf(pagesUnder(pages ?? root)),
    'generated/servers.conf': serversConf(target, hosts, '${CONF}'),
  };
  const version = sha256(JSON.stringify([texts, root, run])).slice(0, 12);
  const versionFolder = path.join(conf, version);
  const values: Record<string, string> = {ROOT: path.resolve(root), RUN: run, CONF: versionFolder};
  for (const [file, text] of Object.entries(texts))
    replaceFile(
      path.join(versionFolder, file),
      text.replaceAll(/\$\{([A-Z]+)\}/g, (whole, name: string) => values[name] ?? whole),
    );

  const configFile = path.join(conf, 'nginx.conf');
  const candidate = path.join(versionFolder, 'nginx.conf');
  return {
    configFile,
    candidate,
    activate: () => {
      replaceFile(configFile, readFileSync(candidate));
      for (const name of readdirSync(conf))
        if (/^[0-9a-f]{12}$/.test(name) && name !== version)
          rmSync(path.join(conf, name), {recursive: true});
    },
  };
}

/** Writes a server's configuration, and returns the path of the main file. */
export function prepareNginx(target: Target): string {
  const {configFile, activate} = writeNginx(target);
  activate();
  return configFile;
}

/** The files in deploy/nginx, by their path. */
function templates(): Record<string, string> {
  const folder = path.join(__dirname, 'nginx');
  const names = readdirSync(path.join(folder, 'snippets')).map((name) => `snippets/${name}`);
  return Object.fromEntries(
    ['nginx.conf', ...names].map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );
}
