// cspell:ignore coredump defaultsite originserver
import {spawn} from 'node:child_process';
import {stopping, type StartCache} from '../cache';
import {waitForPort} from '../wait-for-port';
import {readRules, workFolder, writeConfig} from '../work-folder';

const start =
  (lines: () => string[]): StartCache =>
  async ({port, origin}) => {
    const folder = workFolder('squid');
    const script = writeConfig(folder, 'squid-drop-query.sed', [readRules('squid-drop-query.sed')]);
    const config = writeConfig(folder, 'squid.conf', [
      `http_port 127.0.0.1:${port} accel defaultsite=127.0.0.1 no-vhost`,
      `cache_peer 127.0.0.1 parent ${origin} 0 no-query originserver`,
      'http_access allow all',
      // The program runs as another user, who may not be allowed to read the repository.
      ...lines().map((line) => line.replace('/etc/squid/squid-drop-query.sed', script)),
      `pid_filename ${folder}/squid.pid`,
      `coredump_dir ${folder}`,
      'access_log none',
      'cache_log /dev/null',
      'pinger_enable off',
      'shutdown_lifetime 0 seconds',
    ]);
    const squid = spawn('squid', ['-N', '-f', config], {stdio: 'ignore'});
    await waitForPort(port);
    return stopping(squid);
  };

export const startSquid = start(() => []);
export const startSquidWithRules = start(() => readRules('squid.conf').split('\n'));
