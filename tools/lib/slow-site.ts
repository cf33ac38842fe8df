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

/** Slow 4G: the latency until the first byte, and the bandwidth shared by all responses. */
const slow4g = {latency: 150, bytesPerMs: 1_600_000 / 8 / 1000};
const packet = 1460;

/**
 * Serves the built site, compressed, over a connection that can be throttled. The browser's own
 * throttling doesn't apply to requests of a worker.
 */
export class SlowSite {
  /** Whether the connection is throttled. */
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

  /** Responses share the connection, packet by packet. */
  private async send(body: Buffer, write: (part: Buffer) => void): Promise<void> {
    this.bytesSent += body.length;
    if (!this.isSlow) {
      write(body);
      return;
    }
    await sleep(slow4g.latency);
    for (let offset = 0; offset < body.length; offset += packet) {
      const part = body.subarray(offset, offset + packet);
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
