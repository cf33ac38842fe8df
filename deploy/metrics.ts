/**
 * Purpose: metrics of a deployment folder and its server in Prometheus' format: the access log, the served
 *   release compared with its manifest, the configuration, the certificate, disks, and probes of the site.
 *   prometheus-nginx-exporter has nginx's own counters. deploy/monitoring has the settings for Prometheus.
 *   It runs on the same machine as nginx, with the same rights, and needs server.yaml in the folder.
 * Usage: npm run metrics -- --place /srv/docs [--listen 127.0.0.1:9146] [--conf FOLDER] [--interval 60]
 *        npm run metrics -- --place /srv/docs --print     prints them once
 * Exit code: 1 if the folder has no server.yaml.
 */
import {createServer} from 'node:http';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {AccessLog} from './metrics/access-log';
import {formatMetrics, gauge} from './metrics/format';
import {releaseMetrics, verify, type Verification} from './metrics/release-state';
import {serverMetrics} from './metrics/server-state';
import {servedRelease} from './releases/inventory';
import {lockAge} from './releases/lock';
import {readSettings} from './server-settings';

const {values} = parseArgs({
  options: {
    // eslint-disable-next-line id-denylist -- the name of the option
    place: {type: 'string'},
    listen: {type: 'string', default: '127.0.0.1:9146'},
    conf: {type: 'string'},
    /** In seconds. All files of the served release are read that often. */
    interval: {type: 'string', default: '60'},
    print: {type: 'boolean', default: false},
  },
});

class Exporter {
  private readonly log: AccessLog | undefined;
  private readonly conf: string;
  private verification: (Verification & {time: number}) | undefined;

  constructor(private readonly deployRoot: string) {
    this.conf = values.conf ?? path.join(deployRoot, 'nginx');
    const {accessLog} = this.settings();
    if (accessLog) this.log = new AccessLog(accessLog);
  }

  private settings() {
    const settings = readSettings(this.deployRoot);
    if (!settings) throw new Error(`${this.deployRoot} has no server.yaml`);
    return settings;
  }

  async metrics(): Promise<string> {
    const started = performance.now();
    const {deployRoot, conf} = this;
    const served = servedRelease(deployRoot);
    const age = Date.now() - (this.verification?.time ?? 0);
    const isDue = age >= Number(values.interval) * 1000;
    // A release in progress changes assets.
    if (served && isDue && lockAge(deployRoot) === 0)
      this.verification = {...verify(deployRoot, served), time: Date.now()};
    this.log?.read();
    const metrics = [
      ...(this.log?.metrics() ?? []),
      ...releaseMetrics(deployRoot, this.verification),
      ...(await serverMetrics({deployRoot, conf, settings: this.settings()}, served)),
    ];
    const seconds = (performance.now() - started) / 1000;
    return formatMetrics([
      ...metrics,
      gauge('metrics_duration_seconds', 'Time to collect these metrics.', {value: seconds}),
    ]);
  }
}

async function main(deployRoot: string): Promise<void> {
  const exporter = new Exporter(deployRoot);
  if (values.print) {
    process.stdout.write(await exporter.metrics());
    return;
  }
  const [, host = '127.0.0.1', port] = /^(?:(.*):)?(\d+)$/.exec(values.listen) ?? [];
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    exporter.metrics().then(
      (text) => response.writeHead(200, {'content-type': 'text/plain; version=0.0.4'}).end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(Number(port), host, () =>
    console.log(`Metrics are at http://${host}:${port}/metrics`),
  );
}

if (!values.place) throw new Error('Set the folder for releases: --place FOLDER');
main(path.resolve(values.place)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
