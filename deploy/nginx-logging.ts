import type {ServerSettings} from './server-settings';

/** Has no address, query, or user agent, so that the log contains no personal data. */
const fields = {
  time: '"$time_iso8601"',
  status: '$status',
  method: '"$request_method"',
  path: '"$requested_path"',
  bytes: '$bytes_sent',
  seconds: '$request_time',
  protocol: '"$server_protocol"',
  encoding: '"$sent_http_content_encoding"',
  cache: '"$sent_http_cache_control"',
};

export function loggingConf({accessLog}: Pick<ServerSettings, 'accessLog'>): string {
  if (!accessLog) return 'access_log off;\n';
  const line = Object.entries(fields).map(([name, value]) => `"${name}":${value}`);
  return [
    `log_format structured escape=json '{${line.join(',')}}';`,
    `access_log ${accessLog} structured buffer=32k flush=1s;`,
    '',
  ].join('\n');
}
