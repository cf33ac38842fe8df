import {spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {installSeparately} from '@docs/tools';
import {freePorts} from '../support/free-ports';
import {serveBuild} from '../support/serve-build';

const [port = 0] = freePorts('SKILLS', 1);
const installer = path.resolve('tests', 'agents', 'skills-installer');
const index = readFileSync('build/.well-known/agent-skills/index.json', 'utf8');
const {skills} = JSON.parse(index) as {skills: {name: string; url: string}[]};

beforeAll(async () => {
  installSeparately(installer);
  return serveBuild(port);
});

it('installs every skill from the served site into an empty folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'skills-'));
  const {status, stdout, stderr} = spawnSync(
    'node',
    [
      path.join(installer, 'node_modules', 'skills', 'bin', 'cli.mjs'),
      ...['add', `http://127.0.0.1:${port}`, '--all', '--copy'],
    ],
    {cwd: folder, encoding: 'utf8', env: {...process.env, HOME: folder, DO_NOT_TRACK: '1'}},
  );
  expect(status, stdout + stderr).toBe(0);
  const installed = path.join(folder, '.agents', 'skills');
  expect(readdirSync(installed).sort()).toEqual(skills.map(({name}) => name).sort());
  for (const {name, url} of skills)
    expect(readFileSync(path.join(installed, name, 'SKILL.md'), 'utf8')).toBe(
      readFileSync(`build${url}`, 'utf8'),
    );
});
