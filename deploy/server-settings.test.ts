import {copyFileSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {clientLimitsConf} from './nginx-limits';
import {loggingConf} from './nginx-logging';
import {readSettings} from './server-settings';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'settings-'))));
afterEach(() => rmSync(folder, {recursive: true}));

const read = (text: string) => {
  writeFileSync(path.join(folder, 'server.yaml'), text);
  return readSettings(folder);
};

it('accepts the example', () => {
  copyFileSync('deploy/server.example.yaml', path.join(folder, 'server.yaml'));
  expect(readSettings(folder)?.tls?.address).toBe('443');
});

it('is optional', () => expect(readSettings(folder)).toBeUndefined());

it.each([
  ['an unknown setting', "listen: '80'\nlistening: '81'"],
  ['no address', 'status: 127.0.0.1:1'],
  ['a path that ends the directive', "listen: '80'\naccessLog: '/a;\\n daemon on'"],
  ['a network that ends the directive', "listen: '80'\nblocked: ['1.1.1.1; allow all']"],
  ['reports without TLS', "listen: '80'\nreports: http://reports.example"],
])('rejects %s', (_, text) => expect(() => read(text)).toThrow(/server\.yaml is wrong/));

it('has limits by default, and no access log', () => {
  expect(clientLimitsConf({})).toContain('rate=200r/s');
  expect(loggingConf({})).toBe('access_log off;\n');
});
