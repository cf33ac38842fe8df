import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {z} from 'zod';

/** Only characters that can't end a directive in nginx's configuration. */
const word = (pattern: RegExp, what: string) => z.string().regex(pattern, `isn't ${what}`);
const address = word(/^(?:[\w.*-]+:|\[[0-9a-f:]+\]:)?\d+$/i, 'a port or address:port');
const file = word(/^\/[\w./@-]+$/, 'an absolute path of plain characters');
const network = word(
  /^[0-9a-f.:]+(?:\/\d{1,3})?$/i,
  'an IP address or a network such as 10.0.0.0/8',
);
const count = z.int().positive();

const limits = z.strictObject({
  /** Requests that one client may have in progress. With HTTP/2, every stream counts. */
  connections: count.default(200),
  requestsPerSecond: count.default(200),
  /** Requests that a client may send at the same time before the rate counts. A page has about 30. */
  burst: count.default(1000),
  /** Clients without these limits. The defaults are proxies on the same machine. */
  exempt: z.array(network).default(['127.0.0.1', '::1']),
  /** Connections of one worker. Connections that never send a request need no more than this. */
  workerConnections: count.default(16_384),
});

/** How nginx serves a deployment folder. An operator writes it once, to `server.yaml` in that folder. */
const schema = z.strictObject({
  listen: address,
  /** The site's host names. By default, the one in `DOCS_URL`. Local names are always added. */
  hosts: z
    .array(word(/^[a-z0-9.-]+$/i, 'a host name'))
    .min(1)
    .optional(),
  tls: z
    .strictObject({
      address,
      certificate: file,
      key: file,
      /** Where the plain address redirects to. */
      publicOrigin: word(/^https:\/\/[\w.:-]+$/, 'an origin such as https://docs.example.com'),
    })
    .optional(),
  /** JSON lines without personal data. By default, there's no access log. */
  accessLog: file.optional(),
  /** Address of nginx's own counters, for prometheus-nginx-exporter. Only this machine gets a response. */
  status: address.optional(),
  /** The header with the client's address, and the proxies that may set it. */
  clientAddress: z
    .strictObject({header: word(/^[\w-]+$/, 'a header'), from: z.array(network).min(1)})
    .optional(),
  limits: limits.optional(),
  /** Clients that get status 403. */
  blocked: z.array(network).optional(),
  /** Where browsers report violations of the policy and network errors. */
  reports: word(/^https:\/\/[\w.:/-]+$/, 'an https address').optional(),
});

/** As an operator writes them. `limitsOf` adds the defaults. */
export type ServerSettings = z.input<typeof schema>;

export const limitsOf = (settings: Pick<ServerSettings, 'limits'>) =>
  limits.parse(settings.limits ?? {});

const settingsFile = 'server.yaml';

/** Reads `server.yaml` in a deployment folder, or returns `undefined` if there's none. */
export function readSettings(deployRoot: string): ServerSettings | undefined {
  const source = path.join(deployRoot, settingsFile);
  if (!existsSync(source)) return undefined;
  const result = schema.safeParse(parse(readFileSync(source, 'utf8')));
  if (!result.success) throw new Error(`${source} is wrong:\n${z.prettifyError(result.error)}`);
  return result.data;
}
