/** What the shared vectors can't show: custom transports, shared tokens, and JavaScript's promises. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  Argosy,
  type ArgosyOptions,
  CancelledError,
  ConfigurationError,
  ConnectionError,
  RequestTimeoutError,
} from '@argosy/sdk';

type Handler = (url: string, init: RequestInit) => Response | Promise<Response>;

const token = () => Response.json({access_token: 't1', expires_in: 3600});
const page = (ids: string[], nextCursor: string | null = null) =>
  Response.json({data: ids.map((id) => ({id})), nextCursor});
const never = () => new Promise<Response>(() => {});

/** A client whose requests go to the handler. Token requests have their own. */
function clientWith(
  handler: Handler,
  tokens: Handler = token,
  options: ArgosyOptions = {},
): Argosy {
  const fetch = async (input: unknown, init: RequestInit = {}) => {
    const url = String(input);
    return url.endsWith('/v1/oauth/token') ? tokens(url, init) : handler(url, init);
  };
  return new Argosy({clientId: 'a', clientSecret: 'b', orgId: 'org', fetch, ...options});
}

test('a canceled call leaves the token request to the calls that still wait', async () => {
  let requests = 0;
  let respond = (_: Response) => {};
  const client = clientWith(
    () => page(['con_1']),
    () => {
      requests += 1;
      return new Promise((resolve) => (respond = resolve));
    },
  );
  const controller = new AbortController();
  const canceled = client.contacts.list({}, {signal: controller.signal});
  const other = client.contacts.list();
  controller.abort('enough');
  await assert.rejects(canceled, (error: Error) => {
    assert.ok(error instanceof CancelledError);
    assert.equal(error.cause, 'enough');
    return true;
  });
  respond(token());
  assert.equal((await other).data.length, 1);
  assert.equal(requests, 1);
});

test('the token request ends when no call waits for it', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  const client = clientWith(
    () => page([]),
    (_, {signal}) => {
      signals.push(signal);
      return signals.length === 1 ? never() : token();
    },
  );
  const controller = new AbortController();
  const calls = [1, 2].map(() => client.contacts.list({}, {signal: controller.signal}));
  const ended = Promise.allSettled(calls);
  await new Promise((resolve) => setTimeout(resolve));
  controller.abort();
  assert.deepEqual(
    (await ended).map(({status}) => status),
    ['rejected', 'rejected'],
  );
  assert.deepEqual(
    signals.map((signal) => signal?.aborted),
    [true],
  );
  await client.contacts.list();
  assert.equal(signals.length, 2);
});

test('many calls can have the same signal', async () => {
  const warnings: Error[] = [];
  const warn = (warning: Error) => void warnings.push(warning);
  process.on('warning', warn);
  const client = clientWith(() => page([]));
  const {signal} = new AbortController();
  await Promise.all(Array.from({length: 50}, () => client.contacts.list({}, {signal})));
  await new Promise((resolve) => setTimeout(resolve));
  process.off('warning', warn);
  assert.deepEqual(warnings, []);
});

test('a signal that was aborted before the call sends nothing', async () => {
  const client = clientWith(() => assert.fail());
  await assert.rejects(client.contacts.list({}, {signal: AbortSignal.abort()}), CancelledError);
});

test('a fetch that ignores its signal has a time limit as well', async () => {
  const client = clientWith(never, token, {timeout: 20, maxRetries: 0});
  await assert.rejects(client.contacts.get('con_1'), RequestTimeoutError);
});

test('a body that never ends has a time limit', async () => {
  const client = clientWith(() => new Response(new ReadableStream()), token, {maxRetries: 0});
  await assert.rejects(client.contacts.get('con_1', {timeout: 20}), RequestTimeoutError);
});

test('an endless time limit is none', async () => {
  const client = clientWith(() => page([]), token, {timeout: Infinity});
  assert.deepEqual((await client.contacts.list()).data, []);
});

test('an error of fetch is the cause', async () => {
  const cause = new TypeError('fetch failed');
  const client = clientWith(() => Promise.reject(cause), token, {maxRetries: 0});
  await assert.rejects(client.contacts.list(), (error: Error) => {
    assert.ok(error instanceof ConnectionError);
    assert.equal(error.cause, cause);
    return true;
  });
});

test('arguments that no request can contain are refused', async () => {
  const client = clientWith(() => assert.fail());
  const contact = {name: 'Priya', emailAddress: 'priya@cobaltfreight.example'};
  for (const id of ['', '.', '..', undefined as unknown as string])
    await assert.rejects(client.contacts.get(id), ConfigurationError);
  await assert.rejects(
    client.contacts.create(contact, {idempotencyKey: 'a\nb'}),
    ConfigurationError,
  );
  await assert.rejects(client.contacts.list({}, {timeout: -1}), ConfigurationError);
  await assert.rejects(client.contacts.list({}, {orgId: ''}), ConfigurationError);
});

test('IDs are encoded', async () => {
  const urls: string[] = [];
  const client = clientWith((url) => {
    urls.push(url);
    return Response.json({id: 'x'});
  });
  await client.contacts.get('a/b?c#d', {orgId: 'org/2'});
  assert.deepEqual(urls, ['https://api.argosy.example/v1/orgs/org%2F2/contacts/a%2Fb%3Fc%23d']);
});

test('a list is a promise of a page, and iterates over all items', async () => {
  const cursors: (string | null)[] = [];
  const client = clientWith((url) => {
    const cursor = new URL(url).searchParams.get('cursor');
    cursors.push(cursor);
    return cursor ? page(['c']) : page(['a', 'b'], 'next');
  });
  const list = client.contacts.list({limit: 2});
  const first = await list;
  assert.equal(first.hasNextPage(), true);
  assert.equal(JSON.stringify(first), '{"data":[{"id":"a"},{"id":"b"}],"nextCursor":"next"}');
  const ids: string[] = [];
  for await (const {id} of list) ids.push(id);
  assert.deepEqual(ids, ['a', 'b', 'c']);
  const second = await first.nextPage();
  assert.equal(await second?.nextPage(), undefined);
  // The first page is requested once.
  assert.deepEqual(cursors, [null, 'next', 'next']);
});

test('a break stops the requests', async () => {
  let requests = 0;
  const client = clientWith(() => page(['a'], `cursor-${(requests += 1)}`));
  for await (const _ of client.contacts.list()) if (requests === 2) break;
  assert.equal(requests, 2);
});

test('a call has the methods of a promise', async () => {
  const client = clientWith(() => new Response('', {status: 404}));
  let hasEnded = false;
  const call = client.contacts.get('con_1').finally(() => (hasEnded = true));
  assert.equal(await call.catch(({status}) => status), 404);
  assert.equal(hasEnded, true);
  assert.equal(String(client.contacts.get('con_1').catch(() => {})), '[object Promise]');
});

test('a form is sent again as a whole', async () => {
  const sent: string[] = [];
  const client = clientWith(
    async (_, {body}) => {
      const form = body as FormData;
      sent.push(`${await (form.get('file') as File).text()} ${form.get('title')}`);
      return sent.length === 1 ? new Response('', {status: 503}) : Response.json({id: 'att_1'});
    },
    token,
    {clock: {now: () => 0, sleep: async () => {}, random: () => 0}} as ArgosyOptions,
  );
  await client.supportTickets.createAttachment('tkt_1', {file: new Blob(['log']), title: 'a.log'});
  assert.deepEqual(sent, ['log a.log', 'log a.log']);
});
