// cspell:ignore haproxy varnishd
import {spawnSync} from 'node:child_process';
import type {Cache} from './cache';
import {akamai} from './emulated/akamai';
import {cloudflare} from './emulated/cloudflare';
import {cloudfront} from './emulated/cloudfront';
import {startEdge} from './emulated/edge';
import {startHaproxy, startHaproxyWithRules} from './programs/haproxy';
import {startNginxCache, startNginxCacheWithRules} from './programs/nginx';
import {startSquid, startSquidWithRules} from './programs/squid';
import {startTrafficServer, startTrafficServerWithRules} from './programs/traffic-server';
import {startFastlyRules, startVarnish, startVarnishWithRules} from './programs/varnish';

const plain = {hasRules: false, expectedHitsUnderBusting: 0};
const ruled = {hasRules: true, expectedHits: 0.99, expectedHitsUnderBusting: 0.9};

/** Every cache that we test, with its defaults and with the rules in deploy/cdn. */
export const caches: Cache[] = [
  {name: 'nginx', command: 'nginx', start: startNginxCache, ...plain, expectedHits: 0.9},
  {name: 'nginx with rules', command: 'nginx', start: startNginxCacheWithRules, ...ruled},
  {name: 'Varnish', command: 'varnishd', start: startVarnish, ...plain, expectedHits: 0.9},
  {name: 'Varnish with rules', command: 'varnishd', start: startVarnishWithRules, ...ruled},
  // Sometimes it sends wrong bytes for a part of a file while another client reloads the file.
  {
    name: 'Squid',
    command: 'squid',
    start: startSquid,
    ...plain,
    expectedHits: 0.9,
    knownFault: 'content',
  },
  // It can't normalize Accept-Encoding.
  {
    name: 'Squid with rules',
    command: 'squid',
    start: startSquidWithRules,
    ...ruled,
    expectedHitsUnderBusting: 0.8,
  },
  {
    name: 'Traffic Server',
    command: 'traffic_server',
    start: startTrafficServer,
    ...plain,
    expectedHits: 0.9,
  },
  {
    name: 'Traffic Server with rules',
    command: 'traffic_server',
    start: startTrafficServerWithRules,
    ...ruled,
  },
  // By default, HAProxy doesn't store responses with Vary.
  {name: 'HAProxy', command: 'haproxy', start: startHaproxy, ...plain, expectedHits: 0},
  // It doesn't store redirects.
  {
    name: 'HAProxy with rules',
    command: 'haproxy',
    start: startHaproxyWithRules,
    ...ruled,
    expectedHits: 0.95,
  },
  {name: 'Fastly rules in Varnish', command: 'varnishd', start: startFastlyRules, ...ruled},
  {name: 'Cloudflare emulation', start: startEdge(cloudflare), ...ruled},
  {name: 'CloudFront emulation', start: startEdge(cloudfront), ...ruled},
  {name: 'Akamai emulation', start: startEdge(akamai), ...ruled},
];

export const isInstalled = ({command}: Cache): boolean =>
  command === undefined || spawnSync('which', [command]).status === 0;
