import {cpSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {Agent, createServer, request} from 'node:http';
import path from 'node:path';
import {precompress} from '../../../deploy/precompress';
import {prepareNginx} from '../../../deploy/prepare-nginx';
import {runNginx} from '../run-nginx';
import {sendRequest} from './send-request';
import {sitePages, type SitePage} from './site-pages';

/** The client numbers its requests with this header, so that the origin knows which ones reached it. */
export const visitHeader = 'x-visit';

export interface Origin {
  pages: SitePage[];
  /** A file as it's sent with an encoding. */
  contentOf: (file: string, encoding: string) => Buffer;
  /** The requests that reached the origin since the last call, by their number. */
  takeReached: () => Set<string>;
  stop: () => Promise<void>;
}

const suffixes: Record<string, string> = {identity: '', gzip: '.gz', br: '.br'};

/** Serves a few pages of the built site with nginx. Requests go through `port`, where they're counted. */
export async function startOrigin(ports: {port: number; nginx: number}): Promise<Origin> {
  const root = path.resolve('.cache', `caches-${ports.port}`);
  rmSync(root, {recursive: true, force: true});
  const pages = sitePages();
  const served = pages.flatMap(({file, markdown}) => [file ?? [], markdown ?? []].flat());
  const files = [...new Set([...served, '/404.html'])];
  mkdirSync(root, {recursive: true});
  for (const file of files) cpSync(path.join('build', file), path.join(root, file));
  precompress(files.map((file) => path.join(root, file)));
  const inline = {scripts: [], styles: []};
  const config = prepareNginx({root, listen: `127.0.0.1:${ports.nginx}`, inline});
  const nginx = await runNginx(config, ports.nginx);

  const agent = new Agent({keepAlive: true, maxSockets: 32});
  for (const {address, etags} of pages)
    for (const encoding of Object.keys(suffixes)) {
      const headers = {'accept-encoding': encoding};
      const target = {port: ports.nginx, method: 'HEAD', path: address, headers, agent};
      const {etag} = (await sendRequest(target)).headers;
      if (etag) etags.push(etag);
    }

  let reached = new Set<string>();
  const counter = createServer((message, reply) => {
    reached.add(String(message.headers[visitHeader]));
    const {method, url, headers} = message;
    const target = {host: '127.0.0.1', port: ports.nginx, method, path: url, headers, agent};
    request(target, (response) => {
      reply.writeHead(response.statusCode ?? 502, response.rawHeaders);
      response.pipe(reply);
    })
      .on('error', () => reply.destroy())
      .end();
  });
  // Node.js closes idle connections after 5 seconds, which a cache may notice too late.
  counter.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => counter.listen(ports.port, '127.0.0.1', resolve));

  const contents = new Map<string, Buffer>();
  return {
    pages,
    contentOf: (file, encoding) => {
      const name = path.join(root, file) + (suffixes[encoding] ?? '');
      const content = contents.get(name) ?? readFileSync(name);
      contents.set(name, content);
      return content;
    },
    takeReached: () => {
      const taken = reached;
      reached = new Set();
      return taken;
    },
    stop: async () => {
      agent.destroy();
      counter.closeAllConnections();
      await new Promise((resolve) => counter.close(resolve));
      const stopped = new Promise((resolve) => nginx.on('exit', resolve));
      nginx.kill('SIGTERM');
      await stopped;
      rmSync(root, {recursive: true, force: true});
    },
  };
}
