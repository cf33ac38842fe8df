import {existsSync, readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {gzipSync} from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Slow 4G: so long until the first byte of an answer, so many bytes a millisecond for all together. */
const slow4g = {latency: 150, bytesPerMs: 1_600_000 / 8 / 1000};
const packet = 1460;

/**
 * The built site, compressed, behind a link that can become slow. The link is shaped here and not
 * in the browser, because the browser's own throttling leaves out what a worker loads.
 */
export class SlowSite {
  /** Whether the link is slow by now. */
  isSlow = false;
  bytesSent = 0;
  private server: Server | null = null;
  private linkFreeAt = 0;

  constructor(private readonly root: string) {}

  async start(): Promise<string> {
    const server = createServer((request, response) => {
      const file = this.fileFor(new URL(request.url ?? '/', 'http://site').pathname);
      const body = file ? gzipSync(readFileSync(file)) : Buffer.alloc(0);
      response.writeHead(file ? 200 : 404, {
        'content-type': types[path.extname(file ?? '')] ?? 'application/octet-stream',
        ...(file && {'content-encoding': 'gzip'}),
        'cache-control': 'no-cache',
      });
      void this.send(body, (part) => response.write(part)).then(() => response.end());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.server = server;
    const address = server.address();
    if (!address || typeof address === 'string') throw new Error('The slow site has no port.');
    return `http://127.0.0.1:${address.port}`;
  }

  stop(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }

  /** Answers take turns on the link, packet by packet. */
  private async send(body: Buffer, write: (part: Buffer) => void): Promise<void> {
    this.bytesSent += body.length;
    if (!this.isSlow) {
      write(body);
      return;
    }
    await sleep(slow4g.latency);
    for (let at = 0; at < body.length; at += packet) {
      const part = body.subarray(at, at + packet);
      const now = performance.now();
      this.linkFreeAt = Math.max(now, this.linkFreeAt) + part.length / slow4g.bytesPerMs;
      await sleep(this.linkFreeAt - now);
      write(part);
    }
  }

  private fileFor(route: string): string | undefined {
    const inside = path.join(this.root, path.normalize(decodeURIComponent(route)));
    return [inside, `${inside}.html`, path.join(inside, 'index.html')].find(
      (file) => path.extname(file) && existsSync(file),
    );
  }
}
