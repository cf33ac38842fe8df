import {execFileSync, type ChildProcess} from 'node:child_process';
import path from 'node:path';
import {CspEvaluator} from 'csp_evaluator/dist/evaluator.js';
import {Severity} from 'csp_evaluator/dist/finding.js';
import {CspParser} from 'csp_evaluator/dist/parser.js';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {prepareNginx} from '@docs/deploy';
import {templates} from '../support/templates';
import {certify, installSeparately, runNginx} from '@docs/tools';
import {expectedHeaders} from './expected-headers';
import {securePorts} from './server';

interface Grade {
  address: string;
  score: number;
  grade: string;
  results: string[];
}

/** The maximum is 140, which requires the domain on the browsers' HSTS preload list. */
const minimum = 135;
const scanner = path.join('tests', 'serving', 'observatory');
const {authority, certificate, key} = certify(path.resolve('.cache', 'graded-authority'));
let nginx: ChildProcess | undefined;

beforeAll(async () => {
  installSeparately(scanner);
  const tls = {listen: `127.0.0.1:${securePorts.tls}`, host: 'localhost', certificate, key};
  const listen = `127.0.0.1:${securePorts.plain}`;
  nginx = await runNginx(prepareNginx({root: 'build', listen, tls}), securePorts.tls);
});

afterAll(() => void nginx?.kill('SIGQUIT'));

it(`Mozilla's Observatory gives every template a score of at least ${minimum}`, () => {
  const addresses = Object.values(templates);
  const ports = [securePorts.plain, securePorts.tls].map(String);
  const args = ['scan.mjs', 'localhost', ...ports, ...addresses];
  const env = {...process.env, NODE_EXTRA_CA_CERTS: authority, NODE_OPTIONS: ''};
  const output = execFileSync('node', args, {cwd: scanner, env, encoding: 'utf8'});
  const grades = JSON.parse(output) as Grade[];
  expect(grades).toHaveLength(addresses.length);
  expect(grades.filter(({score}) => score < minimum)).toEqual([]);
});

it('the CSP Evaluator has no findings except the accepted one', () => {
  const policy = expectedHeaders['Content-Security-Policy'] ?? '';
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  const list = findings.map(({directive, value, severity}) => [directive, value, severity]);
  // The evaluator warns about every 'self', because a host could serve user content. Ours serves only our files.
  expect(list).toEqual([['script-src', "'self'", Severity.MEDIUM_MAYBE]]);
});
