import {seeded} from '@docs/tools';

export interface Hostile {
  text: string;
  /** Set if the message is a request, which needs a response. */
  id?: number;
}

/** Each tool with its required field and valid values, so that many inputs pass validation. */
const tools = new Map(
  Object.entries({
    search: {field: 'query', known: ['offer', 'wallet_closed', 'how do I verify a signature']},
    read_page: {field: 'path', known: ['/', '/get-started/webhook', '/api/errors#status-409']},
    get_operation: {field: 'operation', known: ['createOffer', 'GET /v1/orgs/{orgId}/offers']},
    get_object: {field: 'name', known: ['Offer', 'Money', 'CreateOfferRequest']},
    list_events: {field: 'type', known: ['offer', 'offer.accepted']},
    explain_error: {field: 'code', known: ['409', 'wallet_closed']},
    get_recipe: {field: 'name', known: ['renewal', 'private-offer']},
    list_changes: {field: 'of', known: ['api', 'sdks']},
    try_call: {field: 'operation', known: ['listOffers', 'GET /v1/orgs/{orgId}/offers']},
  }),
);
const otherTools = ['read_file', '__proto__', 'constructor', 'toString', ''];
const keys = [
  ...['query', 'area', 'limit', 'page', 'path', 'section', 'part', 'operation', 'name', 'type'],
  ...[
    'code',
    'of',
    'since',
    'parameters',
    'body',
    '__proto__',
    'constructor',
    'toString',
    '',
    'signal',
  ],
];
const strings = [
  ...['', ' ', '/', '//', '#', '.', '..', '../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '%'],
  ...[
    'file:///etc/passwd',
    'http://127.0.0.1:9/',
    'https://docs.argosy.example/',
    'C:\\x',
    '~/.ssh',
  ],
  ...['\0', '\n', '\r\n', '\u2028', '\ud800', '\ufeff', '💥'.repeat(40), '{}', '[]', '${7*7}'],
  ...['a'.repeat(300), 'a'.repeat(5000), '('.repeat(500), '.*+?^$', '__proto__', 'constructor'],
  ...['{'.repeat(400), 'SELECT 1; --', '<script>', 'null', 'NaN'],
];
const methods = [
  ...['tools/list', 'ping', 'initialize', 'resources/list', 'prompts/get', 'logging/setLevel'],
  ...['completion/complete', 'notifications/cancelled', 'tasks/list', '', 'tools/call', 'x'],
];

/** Calls with wrong, unusual, and valid inputs, unknown methods, and lines that aren't messages. */
export function hostileMessages(count: number): Hostile[] {
  const random = seeded(20_261_115);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const text = () =>
    random() < 0.7
      ? pick(strings)
      : String.fromCodePoint(
          ...Array.from({length: Math.floor(random() * 60)}, () => Math.floor(random() * 0xd7ff)),
        );

  const value = (depth = 0): unknown => {
    const kind = random();
    if (kind < 0.45) return text();
    if (kind < 0.65) return pick([0, 1, 2, -1, 1.5, 1e308, 9_007_199_254_740_993, 50, 1000]);
    if (kind < 0.75) return pick([null, true, false]);
    if (depth > 3) return [];
    const size = Math.floor(random() * 4);
    if (kind < 0.87) return Array.from({length: size}, () => value(depth + 1));
    return Object.fromEntries(Array.from({length: size}, () => [pick(keys), value(depth + 1)]));
  };

  const input = (tool: string): unknown => {
    if (random() < 0.05) return value();
    const {field, known} = tools.get(tool) ?? {field: pick(keys), known: strings};
    const kind = random();
    const own = kind < 0.5 ? pick(known) : kind < 0.9 ? text() : value();
    return Object.fromEntries([
      ...(random() < 0.95 ? [[field, own]] : []),
      ...(random() < 0.2 ? [['part', pick([1, 2, 99, 0, -1, '1'])]] : []),
      ...(random() < 0.15 ? [[pick(keys), value()]] : []),
    ]) as unknown;
  };

  return Array.from({length: count}, (_, index): Hostile => {
    const id = index + 1000;
    const kind = random();
    if (kind < 0.7) {
      const name = pick(random() < 0.9 ? [...tools.keys()] : otherTools);
      const params = {name, arguments: input(name)};
      return {text: JSON.stringify({jsonrpc: '2.0', id, method: 'tools/call', params}), id};
    }
    if (kind < 0.85) {
      const params = random() < 0.5 ? {} : {[pick(keys)]: value()};
      return {text: JSON.stringify({jsonrpc: '2.0', id, method: pick(methods), params}), id};
    }
    const broken = [
      () => JSON.stringify(value()),
      () => JSON.stringify({jsonrpc: pick(['1.0', 2, null]), id, method: 'ping'}),
      () => JSON.stringify({jsonrpc: '2.0', id: value(), method: value(), params: value()}),
      () => JSON.stringify({jsonrpc: '2.0', method: 'notifications/cancelled', params: value()}),
      () => JSON.stringify({jsonrpc: '2.0', id: value(), result: value()}),
      () => JSON.stringify({jsonrpc: '2.0', id, method: 'tools/call'}).slice(0, -5),
      () => text(),
    ];
    return {text: pick(broken)().replaceAll(/[\r\n]/g, ' ')};
  });
}
