import {execFileSync, type ChildProcess} from 'node:child_process';
import path from 'node:path';
import {CspEvaluator} from 'csp_evaluator/dist/evaluator.js';
import {Severity} from 'csp_evaluator/dist/finding.js';
import {CspParser} from 'csp_evaluator/dist/parser.js';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {securityHeaders} from '../../deploy/headers';
import {inlineCode} from '../../deploy/policy/inline-code';
import {prepareNginx} from '../../deploy/prepare-nginx';
import {templates} from '../support/templates';
import {certify} from '../../tools/lib/local-authority';
import {installSeparately} from '../../tools/lib/install-separately';
import {runNginx} from '../../tools/lib/run-nginx';
import {securePorts} from './site';

interface Grade {
  address: string;
  score: number;
  grade: string;
  results: string[];
}

/** The maximum is 140, which requires the domain on the browsers' HSTS preload list. */
const minimum = 135;
const scanner = path.join('tests', 'serving', 'observatory');
const {authority, ...pair} = certify(path.resolve('.cache', 'authority'));
let nginx: ChildProcess | undefined;

beforeAll(async () => {
  installSeparately(scanner);
  const publicOrigin = `https://localhost:${securePorts.tls}`;
  const tls = {address: `127.0.0.1:${securePorts.tls}`, ...pair, publicOrigin};
  const listen = `127.0.0.1:${securePorts.plain}`;
  nginx = await runNginx(prepareNginx({root: 'build', listen, tls}), securePorts.tls);
}, 180_000);

afterAll(() => void nginx?.kill('SIGQUIT'));

it(`Mozilla's Observatory gives every template a score of at least ${minimum}`, () => {
  const addresses = Object.values(templates);
  const ports = [securePorts.plain, securePorts.tls].map(String);
  const args = ['scan.mjs', 'localhost', ...ports, ...addresses];
  const env = {...process.env, NODE_EXTRA_CA_CERTS: authority, NODE_OPTIONS: ''};
  const output = execFileSync('node', args, {cwd: scanner, env, encoding: 'utf8'});
  const grades = JSON.parse(output) as Grade[];
  const scores = grades.map(({score}) => score);
  console.log(
    `Observatory: ${grades.length} templates, lowest ${Math.min(...scores)} ${grades[0]?.grade}`,
  );
  expect(grades).toHaveLength(addresses.length);
  expect(grades.filter(({score}) => score < minimum)).toEqual([]);
}, 60_000);

it.each([
  ['/', '/'],
  ['/api/index.html?q=1', '/api?q=1'],
  ['/billing/overview/', '/billing'],
])('http %s redirects directly to the canonical https address', async (address, target) => {
  const response = await fetch(`http://localhost:${securePorts.plain}${address}`, {
    redirect: 'manual',
  });
  const location = `https://localhost:${securePorts.tls}${target}`;
  expect([response.status, response.headers.get('location')]).toEqual([301, location]);
});

it('the CSP Evaluator has no findings except the accepted one', () => {
  const policy = securityHeaders(inlineCode('build'))['Content-Security-Policy'] ?? '';
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  const list = findings.map(({directive, value, severity}) => [directive, value, severity]);
  console.log(`CSP Evaluator: ${findings.length} finding(s): ${JSON.stringify(list)}`);
  // The evaluator warns about every 'self', because a host could serve user content. Ours serves only our files.
  expect(list).toEqual([['script-src', "'self'", Severity.MEDIUM_MAYBE]]);
});
