/**
 * Builds small sites with planted mistakes and the real site's configuration. Failures of the
 * specification fail the build. Its warnings only warn, and fail with DOCS_STRICT.
 */
import {describe, expect, it} from 'vitest';
import {buildPlanted} from './planted-site';

const anchor = {body: 'A link to [a missing anchor](/#nowhere).'};
const markdownLink = {body: 'A link to [a missing file](nowhere.mdx).'};
const orphan = {body: 'In no sidebar.'};
const unlisted = {unlisted: 'true'};
const duplicates = {
  original: {body: 'One of two.', frontMatter: {...unlisted, slug: '/duplicate'}},
  copy: {body: 'Two of two.', frontMatter: {...unlisted, slug: '/duplicate'}},
};

describe('a normal build', () => {
  it('fails on a broken link and names page and target', async () => {
    const {failed, output} = await buildPlanted('link', {
      planted: {body: 'A link to [a missing page](/nowhere).'},
    });
    expect(failed).toBe(true);
    expect(output).toContain('-> linking to /nowhere');
    expect(output).toContain('/planted');
  });

  it('fails on front matter outside the content model and names file and field', async () => {
    const {failed, output} = await buildPlanted('front-matter', {
      planted: {body: 'Text.', frontMatter: {descripton: 'misspelt'}},
    });
    expect(failed).toBe(true);
    expect(output).toMatch(
      /content\/planted\.mdx: front matter does not fit the content model\s+descripton/,
    );
  });

  it('fails on a broken image, an unknown term, and a figure without text, with file and line', async () => {
    const {failed, output} = await buildPlanted('compile', {
      planted: {body: '![An image](./nowhere.png)'},
      term: {body: 'Text.\n\nA <Term id="nonsense">term</Term>.', frontMatter: unlisted},
      diagram: {
        body: '```mermaid\nflowchart\n  accTitle: Without description\n  A --> B\n```',
        frontMatter: unlisted,
      },
      line: {
        body: '```mermaid\nflowchart\n  accTitle: A title\n  accDescr: A sentence that says what it shows.\n  A --> B\n  not a link\n```',
        frontMatter: unlisted,
      },
      chart: {
        body: '```chart\nkind: bar\ntitle: Without alt\ndata: [{a: x, b: 1}]\n```',
        frontMatter: unlisted,
      },
      directive: {body: ':::tip A title without brackets\n\nText.\n\n:::', frontMatter: unlisted},
      settings: {body: '<Settings of="X" file="nowhere.yaml" />', frontMatter: unlisted},
      label: {body: 'Select **Save as draft**.', frontMatter: unlisted},
      several: {body: '<StepList />\n\nText with {nothing}.', frontMatter: unlisted},
    });
    expect(failed).toBe(true);
    expect(output).toContain('nowhere.png');
    expect(output).toContain('content/term.mdx:11: <Term id="nonsense"> is not in the glossary');
    expect(output).toContain('content/diagram.mdx:9: mermaid: accDescr: is missing');
    expect(output).toContain('content/line.mdx:14: mermaid: can\'t read "not a link"');
    expect(output).toContain('content/chart.mdx:9: chart: alt is missing');
    expect(output).toContain('content/directive.mdx:9: ":::tip A title without brackets"');
    expect(output).toContain('content/settings.mdx:9: <Settings file="nowhere.yaml">');
    expect(output).toContain("content/label.mdx:9: **Save as draft** isn't a label");
    expect(output).toContain("content/several.mdx:9: <StepList> isn't a component");
    expect(output).toContain("content/several.mdx:11: {nothing} isn't defined");
  });

  it('warns about a broken anchor, a broken Markdown link, a duplicate route, and an orphan page, and succeeds', async () => {
    const {failed, output} = await buildPlanted('warnings', {
      planted: {body: `${anchor.body}\n\n${markdownLink.body}`},
      // The broken Markdown link stays as a URL. Without a page at that URL, the build would fail on a broken link.
      'at-the-url': {body: 'Text.', frontMatter: {...unlisted, slug: '/nowhere.mdx'}},
      orphan,
      ...duplicates,
    });
    expect(output).toContain('-> linking to /#nowhere');
    expect(output).toContain('Markdown link with URL `nowhere.mdx`');
    expect(output).toMatch(/Duplicate routes found/);
    expect(output).toContain('In no sidebar: content/orphan.mdx');
    expect(failed).toBe(false);
  });
});

describe('a strict build', () => {
  it.each([
    ['a broken anchor', 'strict-anchor', {planted: anchor}, /Docusaurus found broken anchors/],
    [
      'a broken Markdown link',
      'strict-markdown-link',
      {planted: markdownLink},
      /content\/planted\.mdx:8: there is no file nowhere\.mdx/,
    ],
    ['a duplicate route', 'strict-route', duplicates, /Duplicate routes found/],
    ['an orphan page', 'strict-orphan', {orphan}, /In no sidebar: content\/orphan\.mdx/],
  ])('fails on %s', async (_name, site, pages, message) => {
    const {failed, output} = await buildPlanted(site, pages, {strict: true});
    expect(output).toMatch(message);
    expect(failed).toBe(true);
  });
});
