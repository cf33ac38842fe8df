import type {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {InitializeResultSchema, LATEST_PROTOCOL_VERSION} from '@modelcontextprotocol/sdk/types.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {partSize} from '@argosy/docs-mcp';
import {
  builtSite,
  call,
  connectOverHttp,
  connectOverStdio,
  startHttp,
  type HttpProgram,
} from './program';

describe.each(['stdio', 'http'])('over %s', (transport) => {
  let http: HttpProgram | undefined;
  let client: Client;

  beforeAll(async () => {
    if (transport === 'http') http = await startHttp(builtSite);
    client = http ? await connectOverHttp(http.address) : await connectOverStdio(builtSite);
  });
  afterAll(async () => {
    await client.close();
    await http?.stop();
  });

  it('reports its name, capabilities, and instructions', () => {
    expect(client.getServerVersion()).toMatchObject({name: 'argosy-docs', title: 'Argosy Docs'});
    expect(client.getServerCapabilities()).toHaveProperty('tools');
    expect(client.getServerCapabilities()).not.toHaveProperty('resources');
    expect(client.getInstructions()).toContain('Search first');
  });

  it.each([LATEST_PROTOCOL_VERSION, '1999-01-01'])(
    'offers the latest protocol version to a client with %s',
    async (protocolVersion) => {
      const clientInfo = {name: 'tests', version: '1.0.0'};
      const params = {protocolVersion, capabilities: {}, clientInfo};
      const reply = await client.request({method: 'initialize', params}, InitializeResultSchema);
      expect(reply.protocolVersion).toBe(LATEST_PROTOCOL_VERSION);
    },
  );

  it('responds to a ping', async () => expect(await client.ping()).toEqual({}));

  it('lists its tools without additional input properties', async () => {
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toEqual([
      'search',
      'read_page',
      'get_operation',
      'get_object',
      'list_events',
      'explain_error',
      'get_recipe',
      'list_changes',
      ...(transport === 'stdio' ? ['try_call'] : []),
    ]);
    for (const {name, annotations, inputSchema, description, title} of tools) {
      expect(annotations).toMatchObject({readOnlyHint: name !== 'try_call', openWorldHint: false});
      expect(inputSchema).toMatchObject({type: 'object', additionalProperties: false});
      expect(description?.length).toBeGreaterThan(20);
      expect(title).toMatch(/^[A-Z]/);
    }
  });

  it('returns the same search results as text and as structured content', async () => {
    const {text, structuredContent} = await call(client, 'search', {query: 'offer.accepted'});
    const {results} = structuredContent as {results: {path: string}[]};
    expect(results[0]?.path).toBe('/api/events/offer-accepted');
    expect(text).toMatch(/^1\. \/api\/events\/offer-accepted\n/);
  });

  it('filters by area, paginates, and reports omitted words', async () => {
    const first = await call(client, 'search', {query: 'offer', area: 'api', limit: 2});
    const second = await call(client, 'search', {query: 'offer', area: 'api', limit: 2, page: 2});
    expect(first.text).toContain('"page": 2');
    expect(first.text).toContain('1. /api');
    expect(second.text).toMatch(/^3\. \/api/);
    expect((await call(client, 'search', {query: 'offer '.repeat(30)})).text).toContain(
      'Searched for',
    );
    expect((await call(client, 'search', {query: 'zzzzqqq'})).text).toContain('Nothing found');
  });

  it('reads a page, a section, and the page of a URL', async () => {
    const whole = await call(client, 'read_page', {path: '/get-started/webhook'});
    expect(whole.text).toContain('Receive webhooks');
    const path = 'https://docs.argosy.example/get-started/webhook.html?x=1#before-you-begin';
    const section = await call(client, 'read_page', {path});
    expect(section.text).toMatch(/^## Before you begin\n/);
    expect(whole.text).toContain(section.text.split('\n').at(-1));
    const named = {path: '/get-started/webhook', section: 'Before you begin'};
    expect((await call(client, 'read_page', named)).text).toBe(section.text);
    expect((await call(client, 'read_page', {path: '/'})).isError).toBeUndefined();
    const spaced = await call(client, 'search', {query: 'Go SDK', area: 'sdks'});
    expect(spaced.text).toContain('1. /sdks');
  });

  it('splits a long page into parts', async () => {
    const input = {operation: 'createOffer'};
    const first = await call(client, 'get_operation', input);
    const count = Number(/\(Part 1 of (\d+)\./.exec(first.text)?.[1]);
    expect(count).toBeGreaterThan(1);
    for (let part = 1; part <= count; part++) {
      const {text, isError} = await call(client, 'get_operation', {...input, part});
      expect(isError).toBeUndefined();
      expect(text.length).toBeLessThan(partSize + 200);
      expect((text.match(/^```/gm) ?? []).length % 2).toBe(0);
    }
    const beyond = await call(client, 'get_operation', {...input, part: count + 1});
    expect(beyond).toMatchObject({isError: true});
    expect(beyond.text).toContain(`1 to ${count}`);
  });

  it.each(['createOffer', 'create-offer', '/api/create-offer', 'POST /v1/orgs/{id}/offers'])(
    'finds the operation %s',
    async (operation) =>
      expect((await call(client, 'get_operation', {operation})).text).toContain(
        '# Create an offer',
      ),
  );

  it.each([
    ['read_page', {path: '/get-started/webhok'}, '/get-started/webhook'],
    ['read_page', {path: '/get-started/webhook', section: 'Nope'}, '- Before you begin'],
    ['read_page', {path: '/../package.json'}, 'is no page of this site'],
    ['get_operation', {operation: 'creatOffer'}, 'createOffer'],
    ['get_operation', {operation: '/v1/orgs/{orgId}/offers'}, 'Send one of these: GET'],
    ['get_object', {name: 'Ofer'}, 'Offer'],
    ['get_recipe', {name: 'private-ofer'}, 'private-offer'],
    ['list_changes', {since: '0.0.1'}, '1.0.0'],
    ['list_changes', {of: 'docs'}, 'of'],
    ['list_events', {type: 'offer.acepted'}, 'offer.accepted'],
    ['explain_error', {code: 'walet_closed'}, 'wallet_closed'],
    ['explain_error', {code: 'walet_closed', verbose: true}, 'verbose'],
    ['search', {query: ''}, 'query'],
    ['search', {}, 'query'],
    ['no_such_tool', {}, 'no_such_tool'],
  ])('%s %j returns a helpful error', async (name, input, help) => {
    const {isError, text} = await call(client, name, input);
    expect(isError).toBe(true);
    expect(text).toContain(help);
  });

  it('rejects unknown methods', async () => {
    await expect(client.listResources()).rejects.toThrow();
    const request = {method: 'no/such' as 'ping'};
    await expect(client.request(request, {} as never)).rejects.toMatchObject({code: -32_601});
  });
});
