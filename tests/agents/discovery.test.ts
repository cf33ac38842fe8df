import {spawnSync, type ChildProcess} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdtempSync, readdirSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import YAML from 'yaml';
import {site} from '../../config/site';
import {prepareNginx} from '../../deploy/prepare-nginx';
import {installSeparately} from '../../tools/lib/install-separately';
import {runNginx} from '../../tools/lib/run-nginx';

const read = (file: string) => readFileSync(`build/${file}`, 'utf8');

describe('robots.txt', () => {
  it('lets every crawler read, and names the sitemap', () => {
    const text = read('robots.txt');
    expect(text).toContain('User-agent: *\n');
    expect(text).toMatch(/^Content-Signal: search=yes, ai-input=yes, ai-train=yes$/m);
    expect(text).not.toContain('Disallow');
    expect(text).toContain(`Sitemap: ${site.url}/sitemap.xml\n`);
  });
});

describe('the MCP server card', () => {
  it('names the package that the guide installs', () => {
    const card = JSON.parse(read('.well-known/mcp/server-card.json')) as {
      name: string;
      description: string;
      packages: [{identifier: string; version: string}];
    };
    expect(card.name).toBe('example.argosy/docs');
    expect(card.description.length).toBeLessThanOrEqual(100);
    const [{identifier, version}] = card.packages;
    expect(version).toBe(site.docsServerVersion);
    expect(read('mcp.md')).toContain(identifier);
  });
});

interface SkillIndex {
  skills: {name: string; type: string; description: string; url: string; digest: string}[];
}

describe('skills', () => {
  const {skills} = JSON.parse(read('.well-known/agent-skills/index.json')) as SkillIndex;
  const port = Number(process.env.DOCS_SKILLS_PORT ?? 4562);
  const installer = path.resolve('tests', 'agents', 'skills-installer');
  let nginx: ChildProcess | undefined;

  beforeAll(async () => {
    installSeparately(installer);
    nginx = await runNginx(prepareNginx({root: 'build', listen: `127.0.0.1:${port}`}), port);
  }, 180_000);

  afterAll(() => void nginx?.kill('SIGQUIT'));

  it('are listed with their checksums', () => {
    expect(skills.length).toBeGreaterThanOrEqual(10);
    for (const {name, type, description, url, digest} of skills) {
      const text = read(url.slice(1));
      expect(type).toBe('skill-md');
      expect(digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
      const [, head = ''] = /^---\n(.*?)---\n/s.exec(text) ?? [];
      expect(YAML.parse(head)).toEqual({name, description});
      expect(text.length).toBeLessThan(25_000);
    }
  });

  it('link only to files of this site that exist', () => {
    const links = skills.flatMap(({url}) =>
      [...read(url.slice(1)).matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link),
    );
    expect(links.length).toBeGreaterThan(50);
    const files = links.map((link) => new URL(link));
    expect(files.filter(({origin}) => origin !== site.url)).toEqual([]);
    expect(files.filter(({pathname}) => !existsSync(`build${decodeURI(pathname)}`))).toEqual([]);
  });

  it('can be installed from the served site into an empty folder', () => {
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
    const installed = readdirSync(path.join(folder, '.agents', 'skills')).sort();
    expect(installed).toEqual(skills.map(({name}) => name).sort());
    for (const {name, url} of skills)
      expect(readFileSync(path.join(folder, '.agents', 'skills', name, 'SKILL.md'), 'utf8')).toBe(
        read(url.slice(1)),
      );
  }, 120_000);
});
