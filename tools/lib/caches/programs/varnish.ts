// cspell:ignore varnishd
import {spawn} from 'node:child_process';
import {stopping, type StartCache} from '../cache';
import {waitForPort} from '../wait-for-port';
import {readRules, workFolder, writeConfig} from '../work-folder';
import {fastlyInVarnish} from './fastly-in-varnish';

interface Options {
  rules: string;
  parameters?: string[];
}

const start = async (
  {port, origin}: {port: number; origin: number},
  {rules, parameters = []}: Options,
) => {
  const folder = workFolder('varnish');
  const config = writeConfig(folder, 'site.vcl', [
    'vcl 4.1;',
    `backend site { .host = "127.0.0.1"; .port = "${origin}"; .host_header = "127.0.0.1"; }`,
    rules,
  ]);
  const listen = ['-a', `127.0.0.1:${port}`, '-f', config, '-s', 'malloc,100m'];
  const args = ['-F', '-n', folder, ...listen, ...parameters];
  const varnish = spawn('varnishd', args, {stdio: ['ignore', 'ignore', 'ignore']});
  await waitForPort(port);
  return stopping(varnish);
};

export const startVarnish: StartCache = (ports) => start(ports, {rules: ''});

export const startVarnishWithRules: StartCache = (ports) =>
  start(ports, {rules: readRules('varnish.vcl')});

/** Fastly is based on Varnish. Without `http_gzip_support`, Varnish leaves encodings to the rules, like Fastly. */
export const startFastlyRules: StartCache = (ports) =>
  start(ports, {
    rules: fastlyInVarnish(readRules('fastly.vcl')),
    parameters: ['-p', 'http_gzip_support=off'],
  });
