import {closeSync, fstatSync, openSync, readSync} from 'node:fs';
import {counter, type Metric} from './format';

interface Line {
  status: number;
  bytes: number;
  seconds: number;
  encoding: string;
}

/** In seconds. The latency objective in deploy/monitoring/alerts.yaml uses 0.25. */
const buckets = [0.005, 0.025, 0.1, 0.25, 1, 5, 30];
const chunkSize = 1 << 20;

/** Counts the requests in an access log from now on. It follows a log that's rotated or emptied. */
export class AccessLog {
  private position: number | undefined;
  private inode = 0;
  private rest = '';
  private readonly requests = new Map<string, number>();
  private bytes = 0;
  private seconds = 0;
  private count = 0;
  private readonly below = buckets.map(() => 0);

  constructor(private readonly file: string) {
    this.read();
  }

  /** Reads what was added. */
  read(): void {
    let descriptor: number;
    try {
      descriptor = openSync(this.file, 'r');
    } catch {
      // nginx creates the file when it starts.
      this.position ??= 0;
      return;
    }
    try {
      const {size, ino} = fstatSync(descriptor);
      this.position ??= size;
      if ((this.inode !== 0 && ino !== this.inode) || size < this.position) this.position = 0;
      this.inode = ino;
      const chunk = Buffer.alloc(chunkSize);
      for (;;) {
        const length = readSync(descriptor, chunk, 0, chunkSize, this.position);
        if (length === 0) break;
        this.position += length;
        this.add(chunk.toString('utf8', 0, length));
      }
    } finally {
      closeSync(descriptor);
    }
  }

  private add(text: string): void {
    const lines = (this.rest + text).split('\n');
    this.rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith('{')) continue;
      try {
        this.addLine(JSON.parse(line) as Line);
      } catch {
        // A full disk can cut a line off.
      }
    }
  }

  private addLine({status, bytes, seconds, encoding}: Line): void {
    const key = `${status} ${encoding}`;
    this.requests.set(key, (this.requests.get(key) ?? 0) + 1);
    this.bytes += bytes;
    this.seconds += seconds;
    this.count += 1;
    for (const [index, bound] of buckets.entries())
      if (seconds <= bound) this.below[index] = (this.below[index] ?? 0) + 1;
  }

  metrics(): Metric[] {
    // Alerts compare with these, so they have to exist before the first such response.
    const known = new Map([
      ...['200', '429', '500', '503'].map((code): [string, number] => [`${code} `, 0]),
      ...this.requests,
    ]);
    return [
      counter(
        'http_requests_total',
        'Responses by status and encoding.',
        ...[...known].map(([key, value]) => {
          const [code = '', encoding = ''] = key.split(' ');
          return {labels: {code, encoding}, value};
        }),
      ),
      counter('http_response_bytes_total', 'Bytes sent, with headers.', {value: this.bytes}),
      {
        name: 'docs_http_request_duration_seconds',
        type: 'histogram',
        help: 'Time from the first byte of a request to the last byte of its response.',
        samples: [
          ...buckets.map((bound, index) => ({
            suffix: '_bucket',
            labels: {le: String(bound)},
            value: this.below[index] ?? 0,
          })),
          {suffix: '_bucket', labels: {le: '+Inf'}, value: this.count},
          {suffix: '_sum', value: this.seconds},
          {suffix: '_count', value: this.count},
        ],
      },
    ];
  }
}
