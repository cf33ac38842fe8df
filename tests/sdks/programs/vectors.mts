/** Runs the client's part of every vector and prints the outcome as one line of JSON. */
import {readFileSync} from 'node:fs';
import {inspect} from 'node:util';
import {Argosy, ArgosyError, unwrap, type LogEntry, type RequestOptions} from '@argosy/sdk';

const [vectorFile = '', url = ''] = process.argv.slice(2);
const {client: defaults, vectors} = JSON.parse(readFileSync(vectorFile, 'utf8'));

/** The SDK's unit for an option in seconds. */
function inMilliseconds(name: string, options: Record<string, any>): Record<string, number> {
  return typeof options[name] === 'number' ? {[name]: options[name] * 1000} : {};
}

type Action = (
  client: Argosy,
  call: {id: string; params: any},
  options: RequestOptions,
) => Promise<object>;

const value = (result: unknown) => ({value: result ?? null});
const ids = (items: {id: string}[]) => items.map(({id}) => id);
const page = ({data, nextCursor}: {data: {id: string}[]; nextCursor: string | null}) => ({
  ids: ids(data),
  next: nextCursor,
});

const actions: Record<string, Action> = {
  'contacts.create': async (client, {params}, options) =>
    value(await client.contacts.create(params, options)),
  'contacts.get': async (client, {id}, options) => value(await client.contacts.get(id, options)),
  'contacts.list': async (client, {params}, options) =>
    page(await client.contacts.list(params, options)),
  'contacts.query': async (client, {params}, options) =>
    page(await client.contacts.query(params, options)),
  'contacts.update': async (client, {id, params}, options) =>
    value(await client.contacts.update(id, params, options)),
  'contacts.all': async (client, {params}, options) => {
    const all: {id: string}[] = [];
    for await (const contact of client.contacts.list(params, options)) all.push(contact);
    return {ids: ids(all)};
  },
  'contacts.pages': async (client, {params}, options) => {
    const pages: string[][] = [];
    for await (const {data} of client.contacts.list(params, options).pages()) pages.push(ids(data));
    return {pages};
  },
  raw: async (client, {params}, options) => {
    const {response, requestId} = await client.contacts.list(params, options).withResponse();
    return {status: response.status, requestId: requestId ?? null};
  },
  'offers.create': async (client, {params}, options) =>
    value(await client.offers.create(params, options)),
  'offers.get': async (client, {id, params}, options) =>
    value(await client.offers.get(id, params, options)),
  'offers.cancel': async (client, {id, params}, options) =>
    value(await client.offers.cancel(id, params, options)),
  'offers.delete': async (client, {id}, options) => value(await client.offers.delete(id, options)),
  'offers.list': async (client, {params}, options) =>
    page(await client.offers.list(params, options)),
  'offers.updateMetaInfo': async (client, {id, params}, options) =>
    value(await client.offers.updateMetaInfo(id, params, options)),
  'invoices.pay': async (client, {id, params}, options) =>
    value(await client.invoices.pay(id, params, options)),
  'invoices.get': async (client, {id}, options) => value(await client.invoices.get(id, options)),
  'invoices.previewEmail': async (client, {id}, options) => ({
    text: await client.invoices.previewEmail(id, options),
  }),
  'refunds.create': async (client, {id, params}, options) =>
    value(await client.refunds.create(id, params, options)),
  'usageRecordGroups.report': async (client, {id, params}, options) =>
    value(await client.usageRecordGroups.report(id, params, options)),
  'entitlements.get': async (client, {id, params}, options) =>
    value(await client.entitlements.get(id, params, options)),
  'creditWallets.setDefault': async (client, {id, params}, options) =>
    value(await client.creditWallets.setDefault(id, params, options)),
};

async function outcome(run: () => Promise<object>): Promise<object> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ArgosyError)) throw error;
    const {code, type = null, status = null, requestId = null, retryable} = error;
    return {
      error: {
        class: error.name.replace(/Error$/, ''),
        ...{code, type, status, requestId, retryable},
        ...(error.details.length > 0 && {message: error.message}),
      },
    };
  }
}

async function unwrapped({payload, headers, secrets, now}: any): Promise<object> {
  const {id, type, data} = await unwrap(payload, headers, secrets, {now} as object);
  return {event: {id, type, data}};
}

/** The names of string forms with a secret. The options are the caller's own object. */
async function leaks(client: Argosy, log: LogEntry[]): Promise<string[]> {
  const call = client.contacts.list();
  const error: Error = await call.then(
    () => new Error('no error'),
    (reason) => reason,
  );
  const objects = {client, call, contacts: client.contacts, error, log};
  return Object.entries(objects).flatMap(([name, object]) => {
    const forms = {
      string: String(object),
      json: JSON.stringify(object),
      inspect: inspect(object, {depth: Infinity, showHidden: true, showProxy: true}),
      stack: String((object as Error).stack),
    };
    return Object.entries(forms)
      .filter(([, text]) => /secret_test|\bt1\b|Basic |Bearer /.test(text))
      .map(([form]) => `${name} as ${form}`);
  });
}

for (const {name, calls, options = {}, random = 1} of vectors) {
  let now: number = defaults.now;
  const sleeps: number[] = [];
  const log: LogEntry[] = [];
  let onSleep = () => {};
  const clock = {
    now: () => now,
    sleep: async (seconds: number) => {
      sleeps.push(Math.round(seconds * 1000) / 1000);
      now += seconds;
      onSleep();
    },
    random: () => random,
  };
  const results: unknown[] = [];
  const settings = {...defaults, baseUrl: `${url}/${name}`, ...options};
  const create = () =>
    new Argosy({
      ...settings,
      ...inMilliseconds('timeout', settings),
      ...inMilliseconds('maxRetryWait', settings),
      clock,
      log: (entry) => log.push(entry),
    });
  let client: Argosy | undefined;
  for (const call of calls) {
    if (call.do === 'wait') {
      now += call.seconds;
      continue;
    }
    const {cancel, times, options: callOptions = {}} = call;
    const requestOptions = {...callOptions, ...inMilliseconds('timeout', callOptions)};
    if (cancel) {
      const controller = new AbortController();
      requestOptions.signal = controller.signal;
      if (cancel === 'sleep') onSleep = () => controller.abort();
      else void fetch(`${url}/hanging/${name}`).then(() => controller.abort());
    }
    const run = () =>
      outcome(async () => {
        if (call.do === 'unwrap') return unwrapped(call);
        client ??= create();
        if (call.do === 'construct') return {ok: true};
        if (call.do === 'log')
          return {
            log: log.map(({method, path, status, attempt}) => ({method, path, status, attempt})),
          };
        if (call.do === 'strings') return {leaks: await leaks(client, log)};
        return actions[call.do]!(client, call, requestOptions);
      });
    if (!times) {
      results.push(await run());
      continue;
    }
    const all = await Promise.all(Array.from({length: times}, run));
    const [first] = all;
    const isSame = all.every((result) => JSON.stringify(result) === JSON.stringify(first));
    results.push({times, ...(isSame ? {same: first} : {})});
  }
  console.log(JSON.stringify({name, results, sleeps}));
}
