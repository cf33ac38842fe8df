import * as z from 'zod';
import type {OperationEntry, Spec} from '@docs/contract';
import {UserError} from '../user-error';
import {type LocalResponse, type SandboxAddress, sendLocal} from './local-request';
import {prepareCall, type ParameterValue} from './prepare-call';

const overview = z.object({
  orgId: z.string(),
  clients: z.array(z.object({id: z.string(), secret: z.string(), role: z.string()})),
});
type Overview = z.output<typeof overview>;

export interface SandboxCall {
  entry: OperationEntry;
  parameters: Readonly<Record<string, ParameterValue>>;
  body: unknown;
}

/** Calls an operation as a client of the sample data. The organization is the sandbox's own. */
export async function callSandbox(
  address: SandboxAddress,
  spec: Spec,
  {entry, parameters, body}: SandboxCall,
  signal: AbortSignal,
): Promise<LocalResponse> {
  const about = await readOverview(address, signal);
  const hasOrg = entry.path.includes('{orgId}') && parameters.orgId === undefined;
  const all = hasOrg ? {...parameters, orgId: about.orgId} : parameters;
  const prepared = prepareCall(spec, entry, all, body);
  // The sandbox's clock can move at any time, so a token is used only once.
  const token = await createToken(address, clientFor(entry, spec, about), signal);
  const headers = {...prepared.headers, Authorization: `Bearer ${token}`};
  return sendLocal(address, {...prepared, headers}, signal);
}

/** Another program can use the port, so the sandbox has to identify itself first. */
async function readOverview(address: SandboxAddress, signal: AbortSignal): Promise<Overview> {
  const {body} = await sendLocal(address, {method: 'GET', path: '/_sandbox'}, signal);
  const parsed = overview.safeParse(parseJson(body));
  if (!parsed.success) {
    throw new UserError(`The program on port ${address.port} isn't the sandbox.`);
  }
  return parsed.data;
}

function clientFor({operation}: OperationEntry, spec: Spec, {clients}: Overview) {
  const permissions = spec['x-permissions'] as Record<string, {roles: string[]}> | undefined;
  const allowed = permissions?.[operation['x-permission'] ?? '']?.roles;
  const client =
    clients.find(({role}) => role === 'EDITOR' && (allowed?.includes(role) ?? true)) ??
    clients.find(({role}) => allowed?.includes(role));
  if (client) return client;
  throw new UserError('No client in the sandbox has the permission for this operation.');
}

async function createToken(
  address: SandboxAddress,
  {id, secret}: Overview['clients'][number],
  signal: AbortSignal,
): Promise<string> {
  const request = {
    method: 'POST',
    path: '/v1/oauth/token',
    headers: {
      Authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  };
  const {body} = await sendLocal(address, request, signal);
  const parsed = z.object({access_token: z.string()}).safeParse(parseJson(body));
  if (parsed.success) return parsed.data.access_token;
  throw new UserError("The sandbox didn't issue a token.");
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
