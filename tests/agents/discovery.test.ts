import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import YAML from 'yaml';
import {site} from '@docs/site/config';

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
});
