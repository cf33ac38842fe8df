// cspell:ignore haproxy
import {spawn} from 'node:child_process';
import {stopping, type StartCache} from '../cache';
import {waitForPort} from '../wait-for-port';
import {ruleFile, workFolder, writeConfig} from '../work-folder';

const start =
  (configOf: () => string): StartCache =>
  async ({port, origin}) => {
    const addresses = {LISTEN: `127.0.0.1:${port}`, ORIGIN: `127.0.0.1:${origin}`};
    const env = {...process.env, ...addresses};
    const haproxy = spawn('haproxy', ['-db', '-f', configOf()], {stdio: 'ignore', env});
    await waitForPort(port);
    return stopping(haproxy);
  };

/** HAProxy has no cache by default. This is the smallest configuration with one. */
const plainConfig = (): string =>
  writeConfig(workFolder('haproxy'), 'haproxy.cfg', [
    'defaults',
    'mode http',
    'timeout connect 5s',
    'timeout client 30s',
    'timeout server 30s',
    'cache site',
    'total-max-size 64',
    'frontend readers',
    'bind "${LISTEN}"',
    'http-request cache-use site',
    'http-response cache-store site',
    'default_backend origin',
    'backend origin',
    'server site "${ORIGIN}"',
  ]);

export const startHaproxy = start(plainConfig);
export const startHaproxyWithRules = start(() => ruleFile('haproxy.cfg'));
