// cspell:ignore addrs autoconfig libexecdir libdir localstatedir runtimedir logdir cachedir sbindir bindir sysconfdir datadir
import {spawn} from 'node:child_process';
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {stopping, type StartCache} from '../cache';
import {waitForPort} from '../wait-for-port';
import {readRules, workFolder, writeConfig} from '../work-folder';

interface Rules {
  records: string[];
  remap: string[];
  files: Record<string, string>;
}

const start =
  (rulesOf: () => Rules): StartCache =>
  async ({port, origin}) => {
    const folder = workFolder('traffic-server');
    const config = path.join(folder, 'config');
    for (const name of ['config', 'cache', 'run', 'log']) mkdirSync(path.join(folder, name));
    const {records, remap, files} = rulesOf();
    writeConfig(config, 'records.config', [
      `CONFIG proxy.config.http.server_ports STRING ${port}:ip-in=127.0.0.1`,
      // It stays the user that started it.
      'CONFIG proxy.config.admin.user_id STRING #-1',
      'CONFIG proxy.config.crash_log_helper STRING NULL',
      'CONFIG proxy.config.log.logging_enabled INT 0',
      'CONFIG proxy.config.exec_thread.autoconfig INT 0',
      'CONFIG proxy.config.exec_thread.limit INT 2',
      ...records,
    ]);
    writeConfig(config, 'storage.config', [`${folder}/cache 64M`]);
    writeConfig(config, 'ip_allow.yaml', [
      'ip_allow:',
      '  - {apply: in, ip_addrs: 127.0.0.1, action: allow, methods: ALL}',
    ]);
    const toOrigin = remap.map((line) => line.replace('origin.example', `127.0.0.1:${origin}`));
    writeConfig(config, 'remap.config', toOrigin);
    for (const [name, text] of Object.entries(files)) writeConfig(config, name, [text]);
    const layout = writeConfig(folder, 'runroot.yaml', [
      `prefix: ${folder}`,
      'exec_prefix: /usr',
      'bindir: /usr/bin',
      'libdir: /usr/lib/trafficserver',
      'libexecdir: /usr/lib/trafficserver/modules',
      `sysconfdir: ${config}`,
      `datadir: ${folder}/cache`,
      `cachedir: ${folder}/cache`,
      `localstatedir: ${folder}/run`,
      `runtimedir: ${folder}/run`,
      `logdir: ${folder}/log`,
    ]);
    const server = spawn('traffic_server', [`--run-root=${layout}`], {stdio: 'ignore'});
    await waitForPort(port);
    return stopping(server);
  };

export const startTrafficServer = start(() => ({
  records: [],
  remap: ['map / http://origin.example/'],
  files: {},
}));

export const startTrafficServerWithRules = start(() => ({
  records: [readRules('trafficserver/records.config')],
  remap: [readRules('trafficserver/remap.config')],
  files: {'cache-rules.config': readRules('trafficserver/cache-rules.config')},
}));
