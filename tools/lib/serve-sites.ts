import type {ChildProcess} from 'node:child_process';
import {createHash, X509Certificate} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Browser, chromium} from '@playwright/test';
import {prepareNginx} from '@docs/deploy';
import {certify} from './local-authority';
import {runNginx} from './run-nginx';
import {wholeBrowser} from './whole-browser';

export type StaticSite = {
  /** The folder that nginx serves. */
  root: string;
  /** Our site gets the headers of `deploy/headers.ts`, and other sites get none. */
  ours: boolean;
};

export type ServedSite = {origin: string; root: string};

/** `DOCS_BENCH_PORT` changes the first port. */
const firstPort = Number(process.env.DOCS_BENCH_PORT ?? 4650);

/**
 * Makes the browser trust this certificate. It doesn't cache responses with an invalid certificate.
 */
function trustedCertificateFlag(certificate: string): string {
  const {publicKey} = new X509Certificate(readFileSync(certificate));
  const key = publicKey.export({type: 'spki', format: 'der'});
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}

type Options = {
  browserFlags?: string[];
  /** The default is the whole browser on this machine. */
  browserPath?: string;
  /** The address that nginx listens on. */
  host?: string;
};

/**
 * Serves every site like ours in production, with TLS and HTTP/2, and opens a browser for `work`.
 */
export async function withServedSites<Id extends string, Result>(
  sites: Record<Id, StaticSite>,
  work: (served: Record<Id, ServedSite>, browser: Browser) => Promise<Result>,
  {browserFlags = [], browserPath, host = '127.0.0.1'}: Options = {},
): Promise<Result> {
  const {certificate, key} = certify(path.resolve('.cache', 'bench-authority'));
  const servers: ChildProcess[] = [];
  let browser: Browser | undefined;
  try {
    const served: [string, ServedSite][] = [];
    for (const [id, {root, ours}] of Object.entries<StaticSite>(sites)) {
      const port = firstPort + servers.length * 2;
      // nginx rejects TLS connections without its name.
      const origin = `https://localhost:${port}`;
      const config = prepareNginx({
        root,
        listen: `${host}:${port + 1}`,
        tls: {certificate, key, listen: `${host}:${port}`, host: 'localhost'},
        ...(ours ? {} : {headers: {}}),
      });
      servers.push(await runNginx(config, port, {stdio: 'ignore'}));
      served.push([id, {origin, root}]);
    }
    browser = await chromium.launch({
      ...wholeBrowser,
      ...(browserPath && {executablePath: browserPath}),
      args: [...(wholeBrowser.args ?? []), trustedCertificateFlag(certificate), ...browserFlags],
    });
    return await work(Object.fromEntries(served) as Record<Id, ServedSite>, browser);
  } finally {
    await browser?.close();
    for (const server of servers) server.kill('SIGQUIT');
  }
}
