import {needsToken, type OperationEntry} from '@docs/contract';
import type {Client, HttpRequest, Sandbox} from '@argosy/sandbox';
import type {DocumentedRequest} from '../../contract/documented-request';

export const tokenPath = '/v1/oauth/token';

/** The documented request as the sandbox receives it, from a client that may send it. */
export async function sentRequest(
  sandbox: Sandbox,
  {entry, request}: {entry: OperationEntry; request: DocumentedRequest},
): Promise<HttpRequest> {
  const query = new URLSearchParams(request.query).toString();
  const {body, headers} = await payload(request);
  const client = clientFor(sandbox, entry.operation['x-permission']);
  const authorization = needsToken(entry.operation)
    ? `Bearer ${await tokenOf(sandbox, client)}`
    : basic(client);
  return {
    method: request.method.toUpperCase(),
    target: query ? `${request.path}?${query}` : request.path,
    headers: {...lowercase(request.headers), ...headers, authorization},
    body,
  };
}

const lowercase = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

async function payload({
  body,
  mediaType,
}: DocumentedRequest): Promise<{body: Uint8Array; headers: Record<string, string>}> {
  if (body === undefined || !mediaType) return {body: new Uint8Array(), headers: {}};
  const encoded = new Response(encode(body, mediaType));
  const type = encoded.headers.get('content-type') ?? '';
  const isForm = mediaType === 'multipart/form-data';
  return {
    body: new Uint8Array(await encoded.arrayBuffer()),
    headers: {'content-type': isForm ? type : mediaType},
  };
}

function encode(body: unknown, mediaType: string): FormData | URLSearchParams | string {
  const fields = Object.entries(body as Record<string, string>);
  if (mediaType === 'application/x-www-form-urlencoded') return new URLSearchParams(fields);
  if (mediaType !== 'multipart/form-data') return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of fields) {
    if (name === 'file')
      form.set(name, new Blob([value], {type: 'text/plain'}), 'usage-report.log');
    else form.set(name, value);
  }
  return form;
}

const basic = ({id, secret}: Client): string =>
  `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;

/** config-deploy sends what billing-sync has no permission for, as in the sample data. */
export function clientFor(sandbox: Sandbox, permission = ''): Client {
  const named = (name: string): Client => {
    const client = sandbox.clients().find((candidate) => candidate.name === name);
    if (!client) throw new Error(`The sample data has no client ${name}.`);
    return client;
  };
  const usual = named('billing-sync');
  const permissions = sandbox.world().store.collection('ApiClient').get(usual.id)?.permissions;
  const isAllowed = !permission || (permissions as string[]).includes(permission);
  return isAllowed ? usual : named('config-deploy');
}

/** A token as the client gets it from the token endpoint. */
export async function tokenOf(sandbox: Sandbox, client: Client): Promise<string> {
  const response = await sandbox.handle({
    method: 'POST',
    target: tokenPath,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: basic(client),
    },
    body: Buffer.from('grant_type=client_credentials'),
  });
  return (JSON.parse(response.body) as {access_token: string}).access_token;
}
