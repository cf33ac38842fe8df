import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {securityHeaders} from './headers';
import {masterOf} from './nginx-process';
import type {InlineCode} from './policy/inline-code';
import {writeNginx} from './prepare-nginx';
import {replaceFile} from './releases/durable-files';
import {sha256} from './releases/manifest';
import {reloadNginx} from './reload-nginx';
import type {ServerSettings} from './server-settings';

interface Options extends ServerSettings {
  inline: InlineCode;
  /** The folder of the release that's served next. */
  release: string;
  /** Folder for the configuration. The default is `nginx` in the deployment folder. */
  conf?: string;
  /** Folder that nginx writes to. The default is `run` in the deployment folder. */
  run?: string;
  /** Reloads even if nothing has changed, for example because a file was edited by hand. */
  isReloadForced?: boolean;
}

/**
 * Writes the configuration for a deployment folder. A running nginx is reloaded only if the configuration or
 * the certificate has changed, because a reload closes idle connections. Returns when it's in use.
 */
export async function configureNginx(
  deployRoot: string,
  {release, isReloadForced = false, ...options}: Options,
): Promise<void> {
  const conf = options.conf ?? path.join(deployRoot, 'nginx');
  const run = options.run ?? path.join(deployRoot, 'run');
  const root = path.join(deployRoot, 'current');
  const {configFile, candidate, activate} = writeNginx({
    ...options,
    root,
    pages: release,
    conf,
    run,
  });
  const master = masterOf(path.join(run, 'nginx.pid'));
  if (master !== undefined)
    execFileSync('nginx', ['-t', '-q', '-c', candidate], {stdio: 'inherit'});
  activate();

  // nginx may still use an older configuration if a release ended before the reload.
  const loadedFile = path.join(run, 'loaded-configuration');
  const loaded = versionOf(configFile, options.tls);
  const isLoaded = existsSync(loadedFile) && readFileSync(loadedFile, 'utf8') === loaded;
  if (master !== undefined && (isReloadForced || !isLoaded)) {
    const headers = securityHeaders(options.inline, options.reports);
    const policy = headers['Content-Security-Policy'] ?? '';
    await reloadNginx({configFile, master, listen: options.listen, policy});
  }
  replaceFile(loadedFile, loaded);
  replaceFile(inlineCodeFile(conf), JSON.stringify(options.inline));
}

/** The inline code that the policy allows: that of the served release, and of the one before it. */
const inlineCodeFile = (conf: string): string => path.join(conf, 'inline-code.json');

/** Returns what the last release announced, or `undefined` if the file is missing or damaged. */
export function announcedInlineCode(conf: string): InlineCode | undefined {
  try {
    return JSON.parse(readFileSync(inlineCodeFile(conf), 'utf8')) as InlineCode;
  } catch {
    return undefined;
  }
}

/** The main file names the version of all others. */
const versionOf = (configFile: string, tls: ServerSettings['tls']): string =>
  sha256(
    [configFile, ...(tls ? [tls.certificate, tls.key] : [])]
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  );
