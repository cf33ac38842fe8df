/**
 * Builds small sites with planted mistakes and the real site's configuration. Failures of the
 * specification fail the build, and its warnings only warn. The tests next to the checks have each message.
 */
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it, vi} from 'vitest';
import {buildSite, type Outcome, plantPages, plantSite} from './planted-site';

const unlisted = {unlisted: 'true'};

describe('two builds of a site', () => {
  let first: Outcome;
  let second: Outcome;
  const shown: string[] = [];

  beforeAll(async () => {
    const siteDir = plantSite('site', {
      planted: {body: 'A link to [a missing page](/nowhere).'},
      settings: {body: '<Settings of="Test" file="settings.yaml" />', frontMatter: unlisted},
      sample: {body: '```sh file=samples/hello.sh\n```', frontMatter: unlisted},
    });
    const show = () =>
      ['settings', 'sample'].map((name) =>
        readFileSync(path.join(siteDir, 'build', `${name}.html`), 'utf8'),
      );
    first = await buildSite(siteDir);
    shown.push(...show());

    for (const file of ['data/settings.yaml', 'samples/hello.sh']) {
      const target = path.join(siteDir, file);
      writeFileSync(target, readFileSync(target, 'utf8').replace('first', 'second'));
    }
    plantPages(siteDir, {
      planted: {
        body: 'A link to [a missing anchor](/#nowhere).\n\nA link to [a missing file](nowhere.mdx).',
      },
      // The broken Markdown link stays as a URL. Without a page at that URL, the build would fail on a broken link.
      'at-the-url': {body: 'Text.', frontMatter: {...unlisted, slug: '/nowhere.mdx'}},
      orphan: {body: 'In no sidebar.'},
      original: {body: 'One of two.', frontMatter: {...unlisted, slug: '/duplicate'}},
      copy: {body: 'Two of two.', frontMatter: {...unlisted, slug: '/duplicate'}},
    });
    rmSync(path.join(siteDir, 'build'), {recursive: true});
    second = await buildSite(siteDir);
    shown.push(...show());
  });

  it('fails on a broken link and names page and target', () => {
    expect(first.failed).toBe(true);
    expect(first.output).toContain('-> linking to /nowhere');
    expect(first.output).toContain('/planted');
  });

  it('warns about a broken anchor, a broken Markdown link, a duplicate route, and an orphan page, and succeeds', () => {
    expect(second.output).toContain('-> linking to /#nowhere');
    expect(second.output).toContain('Markdown link with URL `nowhere.mdx`');
    expect(second.output).toMatch(/Duplicate routes found/);
    expect(second.output).toContain('In no sidebar: content/orphan.mdx');
    expect(second.failed).toBe(false);
  });

  it('shows a changed data file and sample in the next build', () => {
    expect(shown).toEqual([
      expect.stringContaining('The first meaning'),
      expect.stringContaining('the first sample'),
      expect.stringContaining('The second meaning'),
      expect.stringContaining('the second sample'),
    ]);
  });
});

it('fails on a broken image, an unknown term, and a figure without text, with file and line', async () => {
  const siteDir = plantSite('errors', {
    planted: {body: '![An image](./nowhere.png)'},
    term: {body: 'Text.\n\nA <Term id="nonsense">term</Term>.', frontMatter: unlisted},
    diagram: {
      body: '```mermaid\nflowchart\n  accTitle: Without description\n  A --> B\n```',
      frontMatter: unlisted,
    },
    several: {body: '<StepList />\n\nText with {nothing}.', frontMatter: unlisted},
  });
  const {failed, output} = await buildSite(siteDir);
  expect(failed).toBe(true);
  expect(output).toContain('nowhere.png');
  expect(output).toContain('content/term.mdx:11: <Term id="nonsense"> is not in the glossary');
  expect(output).toContain('content/diagram.mdx:9: mermaid: accDescr: is missing');
  expect(output).toContain("content/several.mdx:9: <StepList> isn't a component");
  expect(output).toContain("content/several.mdx:11: {nothing} isn't defined");
});

it('turns every warning into a failure in a strict build', async () => {
  vi.stubEnv('DOCS_STRICT', 'true');
  const {default: config} = await import('@docs/site/docusaurus.config');
  expect(config).toMatchObject({
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
  });
  expect(config.markdown?.hooks?.onBrokenMarkdownLinks).toBeTypeOf('function');
  expect(config.plugins).toContainEqual(['./src/plugins/orphan-pages/index.ts', {strict: true}]);
});
