import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Script} from 'node:vm';
import {expect, it} from 'vitest';
import {readOptions} from './main';
import {bin, name, version} from './package.json';

const lines = readFileSync(path.join(__dirname, 'Dockerfile'), 'utf8').split('\n');
const read = (instruction: string): string => {
  const line = lines.find((text) => text.trim().startsWith(`${instruction} `));
  if (line === undefined) throw new Error(`The Dockerfile has no ${instruction}.`);
  return line.trim().slice(instruction.length + 1);
};
const readList = (instruction: string) => JSON.parse(read(instruction)) as string[];

it('copies the file that npm pack writes, and installs it', () => {
  const packed = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
  const [source = '', target = ''] = read('COPY').split(' ');
  expect(packed).toMatch(new RegExp(`^${source.replaceAll('.', '\\.').replace('*', '.*')}$`));
  expect(read('RUN')).toBe(`npm install --global ${target}`);
});

it('starts the program with valid options, without root, and on its port', () => {
  const [program = '', ...args] = readList('ENTRYPOINT');
  const options = readOptions(args);
  expect(Object.keys(bin)).toContain(program);
  expect(options).toMatchObject({
    host: '0.0.0.0',
    allowNetwork: true,
    port: Number(read('EXPOSE')),
  });
  expect(read('USER')).toBe('node');
});

it('has a health check that is valid JavaScript and uses the same port', () => {
  const [command, option, script = ''] = readList('CMD');
  expect([command, option]).toEqual(['node', '-e']);
  expect(() => new Script(script)).not.toThrow();
  expect(script).toContain(`127.0.0.1:${read('EXPOSE')}/_sandbox`);
});

it('names the current version in the package README', () => {
  const readme = readFileSync(path.join(__dirname, 'README.md'), 'utf8');
  expect(readme).toContain(`argosy-sandbox-${version}.tgz`);
  const changelog = readFileSync(path.join(__dirname, 'CHANGELOG.md'), 'utf8');
  expect(changelog).toContain(`## ${version} (`);
});
