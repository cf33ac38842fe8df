import {spawnSync} from 'node:child_process';
import {X509Certificate} from 'node:crypto';
import {readFileSync, statfsSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {announcedInlineCode} from '../configure-nginx';
import {securityHeaders} from '../headers';
import {currentId} from '../releases/layout';
import {sha256, type Release} from '../releases/manifest';
import {limitsOf, type ServerSettings} from '../server-settings';
import {gauge, type Metric} from './format';
import {request, servedCertificate, type Response} from './probe';

interface Deployment {
  deployRoot: string;
  settings: ServerSettings;
  conf: string;
}

export async function serverMetrics(
  {deployRoot, settings, conf}: Deployment,
  served: Release | undefined,
): Promise<Metric[]> {
  const {status} = spawnSync('nginx', ['-t', '-q', '-c', path.join(conf, 'nginx.conf')], {
    stdio: 'ignore',
  });
  return [
    gauge('configuration_valid', '1 if nginx could start with its configuration.', {
      value: status === 0 ? 1 : 0,
    }),
    gauge('connections_limit', 'Connections that all workers can have.', {
      value: limitsOf(settings).workerConnections * availableParallelism(),
    }),
    ...diskMetrics(deployRoot, settings),
    ...(await probeMetrics({deployRoot, settings, conf}, served)),
    ...(await certificateMetrics(settings)),
  ];
}

function diskMetrics(deployRoot: string, {accessLog}: ServerSettings): Metric[] {
  const folders = {releases: deployRoot, ...(accessLog ? {log: path.dirname(accessLog)} : {})};
  const disks = Object.entries(folders).map(([folder, location]) => {
    const {bavail, blocks, bsize} = statfsSync(location);
    return {labels: {folder}, free: bavail * bsize, size: blocks * bsize};
  });
  return [
    gauge(
      'disk_free_bytes',
      'Free space for releases and for the log.',
      ...disks.map(({labels, free}) => ({labels, value: free})),
    ),
    gauge(
      'disk_size_bytes',
      'Size of the disk with releases and with the log.',
      ...disks.map(({labels, size}) => ({labels, value: size})),
    ),
  ];
}

/** Compares what readers get with the manifest: the home page, and an asset, which is in another folder. */
async function probeMetrics(
  {deployRoot, settings, conf}: Deployment,
  served: Release | undefined,
): Promise<Metric[]> {
  const asset = [...(served?.files.keys() ?? [])].find((file) => /^assets.*\.js$/.test(file));
  const health = await request(settings, '/healthz');
  const home = await request(settings, '/');
  const probes: [target: string, response: Response, file?: string][] = [
    ['health', health],
    ['home', home, 'index.html'],
    ...(asset
      ? [['asset', await request(settings, `/${asset}`), asset] as [string, Response, string]]
      : []),
  ];
  const isRight = (response: Response, file?: string) => {
    const checksum = file && served?.files.get(file);
    return response.status === 200 && (!checksum || sha256(response.body) === checksum);
  };
  const inline = announcedInlineCode(conf);
  const policy = inline && securityHeaders(inline, settings.reports)['Content-Security-Policy'];
  const isPolicyRight = home.status === 0 || home.headers['content-security-policy'] === policy;
  const isReleaseRight = health.status !== 200 || releaseIn(health) === currentId(deployRoot);
  return [
    gauge(
      'probe_success',
      "1 if the response has status 200 and the manifest's checksum.",
      ...probes.map(([target, response, file]) => ({
        labels: {target},
        value: isRight(response, file) ? 1 : 0,
      })),
    ),
    gauge(
      'probe_duration_seconds',
      'Time to the end of the response.',
      ...probes.map(([target, {seconds}]) => ({labels: {target}, value: seconds})),
    ),
    gauge('probe_policy_valid', "1 if the home page has the served release's policy.", {
      value: isPolicyRight ? 1 : 0,
    }),
    gauge('probe_release_valid', '1 if the server serves the release that the folder names.', {
      value: isReleaseRight ? 1 : 0,
    }),
  ];
}

function releaseIn({body}: Response): string | undefined {
  try {
    return (JSON.parse(body.toString()) as {release?: string}).release;
  } catch {
    return undefined;
  }
}

async function certificateMetrics(settings: ServerSettings): Promise<Metric[]> {
  if (!settings.tls) return [];
  const file = certificateIn(settings.tls.certificate);
  const served = await servedCertificate(settings);
  return [
    gauge(
      'certificate_expiry_timestamp_seconds',
      'When the certificate in the file and the one that the server sends expire.',
      ...(file ? [{labels: {source: 'file'}, value: Date.parse(file.validTo) / 1000}] : []),
      ...(served ? [{labels: {source: 'served'}, value: Date.parse(served.valid_to) / 1000}] : []),
    ),
    gauge('certificate_loaded', '1 if the server sends the certificate in the file.', {
      value: !served || served.fingerprint256 === file?.fingerprint256 ? 1 : 0,
    }),
  ];
}

function certificateIn(file: string): X509Certificate | undefined {
  try {
    return new X509Certificate(readFileSync(file));
  } catch {
    return undefined;
  }
}
