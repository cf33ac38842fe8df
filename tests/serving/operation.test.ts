import {execFile, execFileSync, type ChildProcess} from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {get as getPlain, type IncomingMessage} from 'node:http';
import {get as getSecure} from 'node:https';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {connect as connectSecure} from 'node:tls';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {writeCompleteBuild} from '../../tools/lib/game-day/complete-build';
import {certify} from '../../tools/lib/local-authority';
import {runNginx} from '../../tools/lib/run-nginx';
import {operatedPorts as ports} from './site';

/** A small site with TLS, an access log, and low limits, published with the command that operators use. */
const folder = mkdtempSync(path.join(tmpdir(), 'operated-'));
const deployRoot = path.join(folder, 'docs');
const build = path.join(folder, 'build');
const log = path.join(folder, 'access.log');
const certificate = path.join(folder, 'site.pem');
const key = path.join(folder, 'site.key');
let nginx: ChildProcess | undefined;

const settings = {
  listen: `127.0.0.1:${ports.plain}`,
  hosts: ['docs.example'],
  tls: {
    address: `127.0.0.1:${ports.tls}`,
    certificate,
    key,
    publicOrigin: `https://docs.example:${ports.tls}`,
  },
  accessLog: log,
  status: `127.0.0.1:${ports.status}`,
  clientAddress: {header: 'X-Forwarded-For', from: ['127.0.0.9']},
  limits: {connections: 10, requestsPerSecond: 1, burst: 5},
  blocked: ['127.0.0.66'],
  reports: 'https://reports.example/docs',
};

const release = (...args: string[]): string =>
  execFileSync('node_modules/.bin/tsx', ['deploy/release.ts', '--place', deployRoot, ...args], {
    encoding: 'utf8',
  });

const releaseInBackground = (...args: string[]) =>
  promisify(execFile)('node_modules/.bin/tsx', [
    'deploy/release.ts',
    '--place',
    deployRoot,
    ...args,
  ]);

function installCertificate(name: string): string {
  const pair = certify(path.join(folder, name));
  cpSync(pair.certificate, certificate);
  cpSync(pair.key, key);
  return fingerprintOf(readFileSync(certificate, 'utf8'));
}

const fingerprintOf = (pem: string): string =>
  execFileSync('openssl', ['x509', '-noout', '-fingerprint', '-sha256'], {
    input: pem,
    encoding: 'utf8',
  })
    .replace(/^.*=/, '')
    .trim();

beforeAll(async () => {
  chmodSync(folder, 0o755);
  mkdirSync(deployRoot);
  installCertificate('first');
  writeFileSync(path.join(deployRoot, 'server.yaml'), JSON.stringify(settings));
  writeCompleteBuild(build, 1);
  release('--build', build);
  nginx = await runNginx(path.join(deployRoot, 'nginx', 'nginx.conf'), ports.tls);
}, 120_000);

afterAll(() => {
  nginx?.kill('SIGQUIT');
  rmSync(folder, {recursive: true, force: true});
});

interface Response {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

interface Options {
  /** The client's address. */
  from?: string;
  host?: string;
  headers?: Record<string, string>;
}

function request(
  target: string,
  {from = '127.0.0.1', host = 'docs.example', headers = {}}: Options = {},
): Promise<Response> {
  const isSecure = !target.startsWith('plain:');
  const address = target.replace('plain:', '');
  const common = {
    host: '127.0.0.1',
    path: address,
    localAddress: from,
    agent: false as const,
    headers: {host, ...headers},
  };
  return new Promise((resolve, reject) => {
    const read = (response: IncomingMessage) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () =>
        resolve({status: response.statusCode ?? 0, headers: response.headers, body}),
      );
    };
    const sent = isSecure
      ? getSecure(
          {...common, port: ports.tls, servername: 'docs.example', rejectUnauthorized: false},
          read,
        )
      : getPlain({...common, port: ports.plain}, read);
    sent.on('error', reject);
  });
}

function servedFingerprint(): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connectSecure(
      {port: ports.tls, host: '127.0.0.1', servername: 'docs.example', rejectUnauthorized: false},
      () => {
        resolve(socket.getPeerCertificate().fingerprint256);
        socket.end();
      },
    );
    socket.on('error', reject);
  });
}

describe('TLS', () => {
  it.each([undefined, 'other.example'])(
    'rejects the handshake for the name %s, without a certificate',
    async (servername) => {
      const answer = await new Promise<string>((resolve) => {
        const socket = connectSecure(
          {port: ports.tls, host: '127.0.0.1', servername, rejectUnauthorized: false},
          () => resolve('accepted'),
        );
        socket.on('error', (error: Error) => resolve(error.message));
      });
      expect(answer).toMatch(/unrecognized name|handshake/i);
    },
  );

  it('serves a renewed certificate after --reload, and finishes a request in progress', async () => {
    const before = await servedFingerprint();
    // A request whose last line comes after the reload.
    const slow = connect(ports.plain, '127.0.0.1');
    slow.write('GET /healthz HTTP/1.1\r\nHost: docs.example\r\nConnection: close\r\n');
    let text = '';
    slow.on('data', (chunk: Buffer) => (text += chunk.toString()));
    const closed = new Promise((resolve) => void slow.on('close', resolve));
    await pause(100);

    const renewed = installCertificate('second');
    expect(await servedFingerprint()).toBe(before);
    const reloaded = releaseInBackground('--reload');
    await pause(1500);
    slow.write('\r\n');
    await reloaded;
    expect(await servedFingerprint()).toBe(renewed);
    await closed;
    expect(text).toMatch(/^HTTP\/1\.1 200/);
  }, 120_000);

  it('serves a renewed certificate after a release', async () => {
    const renewed = installCertificate('third');
    release('--build', writeCompleteBuild(build, 2));
    expect(await servedFingerprint()).toBe(renewed);
  }, 120_000);

  it('keeps the old certificate if the new one does not fit its key', async () => {
    const before = await servedFingerprint();
    const {key: otherKey} = certify(path.join(folder, 'other'));
    const good = readFileSync(key);
    cpSync(otherKey, key);
    expect(() => release('--reload')).toThrow(/key values mismatch|Command failed/);
    expect(await servedFingerprint()).toBe(before);
    writeFileSync(key, good);
  }, 120_000);
});

describe('/healthz', () => {
  it.each(['plain:/healthz', '/healthz'])('names the release at %s', async (target) => {
    const {status, headers, body} = await request(target);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    const {release: id} = JSON.parse(body) as {release: string};
    expect(release('--list')).toContain(`${id}  `);
    expect(
      release('--list')
        .split('\n')
        .find((line) => line.includes('current')),
    ).toContain(id);
  });

  it('responds to any host', async () => {
    expect((await request('plain:/healthz', {host: '10.1.2.3'})).status).toBe(200);
    await expect(request('plain:/', {host: '10.1.2.3'})).rejects.toThrow();
  });
});

describe('the access log', () => {
  it('has no address, query, or user agent, and no health checks', async () => {
    await request('/guide?token=secret', {headers: {'user-agent': 'private-agent'}});
    await request('/healthz');
    await request('/nowhere');
    await pause(1500);
    const lines = readFileSync(log, 'utf8').trim().split('\n');
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(Object.keys(entries[0] ?? {}).sort()).toEqual([
      'bytes',
      'cache',
      'encoding',
      'method',
      'path',
      'protocol',
      'seconds',
      'status',
      'time',
    ]);
    expect(entries).toContainEqual(expect.objectContaining({path: '/guide', status: 200}));
    expect(entries).toContainEqual(expect.objectContaining({path: '/nowhere', status: 404}));
    expect(lines.join('\n')).not.toMatch(/secret|private-agent|127\.0\.0|healthz/);
  });
});

describe('limits per client', () => {
  const statuses = async (count: number, options: Options) => {
    const responses = await Promise.all(
      Array.from({length: count}, () => request('/guide', options)),
    );
    return responses.map(({status}) => status);
  };

  it('rejects requests above the rate with 429, and no requests of others', async () => {
    const flood = await statuses(60, {from: '127.0.0.2'});
    expect(flood.filter((status) => status === 429).length).toBeGreaterThan(20);
    expect(await statuses(5, {from: '127.0.0.3'})).toEqual([200, 200, 200, 200, 200]);
  });

  it('exempts proxies on the same machine', async () => {
    expect(new Set(await statuses(60, {from: '127.0.0.1'}))).toEqual(new Set([200]));
  });

  it('counts the client that a trusted proxy names', async () => {
    const client = (address: string) => ({
      from: '127.0.0.9',
      headers: {'x-forwarded-for': address},
    });
    expect(await statuses(60, client('203.0.113.1'))).toContain(429);
    expect(await statuses(5, client('203.0.113.2'))).not.toContain(429);
  });

  it('does not believe the header of others', async () => {
    const disguised = Array.from({length: 60}, (_, index) =>
      request('/guide', {
        from: '127.0.0.4',
        headers: {'x-forwarded-for': `203.0.113.${index}`},
      }),
    );
    expect((await Promise.all(disguised)).map(({status}) => status)).toContain(429);
  });

  it('asks a limited client to wait, and caches nothing', async () => {
    const flood = await Promise.all(
      Array.from({length: 60}, () => request('/guide', {from: '127.0.0.5'})),
    );
    const {headers} = flood.find(({status}) => status === 429) as Response;
    expect([headers['retry-after'], headers['cache-control']]).toEqual(['1', 'no-store']);
    expect(headers['content-security-policy']).toBeDefined();
  });

  it('rejects blocked clients', async () => {
    expect((await request('/guide', {from: '127.0.0.66'})).status).toBe(403);
  });
});

describe('reports', () => {
  it('go to the configured address', async () => {
    const {headers} = await request('/');
    expect(headers['reporting-endpoints']).toBe(`default="${settings.reports}"`);
    expect(headers['content-security-policy']).toMatch(/; report-to default$/);
    expect(JSON.parse(String(headers['report-to']))).toMatchObject({group: 'default'});
    expect(JSON.parse(String(headers.nel))).toMatchObject({report_to: 'default'});
  });
});

describe('security.txt', () => {
  it('has the fields of RFC 9116, and expires within a year', async () => {
    const {status, headers, body} = await request('/.well-known/security.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const fields = new Map(
      body
        .trim()
        .split('\n')
        .map((line) => line.split(': ') as [string, string]),
    );
    expect(fields.get('Contact')).toMatch(/^mailto:/);
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(350);
    expect(days).toBeLessThan(366);
    expect(fields.get('Canonical')).toMatch(/\/\.well-known\/security\.txt$/);
    expect(fields.get('Preferred-Languages')).toBe('en');
    // machine-files.test.ts requests it.
    expect(fields.get('Policy')).toMatch(/\/security-policy\.md$/);
  });
});

describe("nginx's counters", () => {
  it('are served on their own address', async () => {
    const response = await fetch(`http://127.0.0.1:${ports.status}/status`);
    expect(await response.text()).toContain('Active connections');
    expect((await request('/status')).status).toBe(404);
  });
});
