import {limitsOf, type ServerSettings} from './server-settings';

type Settings = Pick<ServerSettings, 'limits' | 'clientAddress' | 'blocked'>;

/** Writes what one client may use, and whose address counts as the client's. */
export function clientLimitsConf(settings: Settings): string {
  const {connections, requestsPerSecond, burst, exempt} = limitsOf(settings);
  const {clientAddress, blocked = []} = settings;
  return [
    ...(clientAddress?.from ?? []).map((network) => `set_real_ip_from ${network};`),
    ...(clientAddress ? [`real_ip_header ${clientAddress.header};`, 'real_ip_recursive on;'] : []),
    'geo $is_limited {',
    '  default 1;',
    ...exempt.map((network) => `  ${network} "";`),
    '}',
    // Requests with an empty key aren't counted.
    'map $is_limited $limited_client {',
    '  default "";',
    '  1 $binary_remote_addr;',
    '}',
    'limit_conn_zone $limited_client zone=connections:10m;',
    `limit_req_zone $limited_client zone=requests:10m rate=${requestsPerSecond}r/s;`,
    `limit_conn connections ${connections};`,
    `limit_req zone=requests burst=${burst} nodelay;`,
    'limit_conn_status 429;',
    'limit_req_status 429;',
    ...['limit_conn', 'limit_req'].map((limit) => `${limit}_log_level warn;`),
    ...blocked.map((network) => `deny ${network};`),
    '',
  ].join('\n');
}

/** Every connection needs a descriptor, and open files need some more. */
export function connectionsConf(settings: Settings): string {
  const {workerConnections} = limitsOf(settings);
  return [
    `worker_rlimit_nofile ${workerConnections + 3600};`,
    'events {',
    `  worker_connections ${workerConnections};`,
    '}',
    '',
  ].join('\n');
}
