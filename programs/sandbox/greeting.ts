import {identity} from '@docs/content-model/identity';
import type {Sandbox} from './sandbox';

/** What the reader sees after the start: where it runs, who can use it, and what to try. */
export function greeting({clients, orgId, world}: Sandbox, address: string): string {
  const rows = clients();
  const [first] = rows;
  const width = Math.max(...rows.map(({secret}) => secret.length));
  const lines = rows.map(({id, secret, role}) => `  ${id}  ${secret.padEnd(width)}  ${role}`);
  return `${identity.brand} sandbox ${address}
Organization ${orgId}, time ${world().now()}

  ${'Client ID'.padEnd(first?.id.length ?? 0)}  ${'Secret'.padEnd(width)}  Role
${lines.join('\n')}

Try these commands:

  TOKEN=$(curl -s -u ${first?.id ?? ''}:${first?.secret ?? ''} -d grant_type=client_credentials ${address}/v1/oauth/token | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')
  curl -H "Authorization: Bearer $TOKEN" "${address}/v1/orgs/${orgId}/offers?limit=2"
  curl -X POST -d '{"advance": "P1D"}' ${address}/_sandbox/clock

Everything else is at ${address}/_sandbox. Press Ctrl+C to stop.
`;
}
