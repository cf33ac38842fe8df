/**
 * Builds small sites with planted defects by the real site's rules. What the specification calls
 * a failure fails; what it calls a warning warns, and fails with DOCS_STRICT.
 */
import {describe, expect, it} from 'vitest';
import {buildPlanted} from './planted-site';

const anchor = {body: 'A link to [an anchor that is not there](/#nowhere).'};
const markdownLink = {body: 'A link to [a file that is not there](nowhere.mdx).'};
const orphan = {body: 'In no sidebar.'};
const unlisted = {unlisted: 'true'};
const twins = {
  twin: {body: 'One of two.', frontMatter: {...unlisted, slug: '/twins'}},
  'other-twin': {body: 'Two of two.', frontMatter: {...unlisted, slug: '/twins'}},
};

describe('a normal build', () => {
  it('fails on a broken link and names page and target', async () => {
    const {failed, output} = await buildPlanted('link', {
      planted: {body: 'A link to [a page that is not there](/nowhere).'},
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

  it('fails on a broken image, an unknown term and a picture without words, each with file and line', async () => {
    const {failed, output} = await buildPlanted('compile', {
      planted: {body: '![An image](./nowhere.png)'},
      term: {body: 'Text.\n\nA <Term id="nonsense">term</Term>.', frontMatter: unlisted},
      diagram: {body: '```diagram flow title="Without alt"\nA -> B: x\n```', frontMatter: unlisted},
      line: {
        body: '```diagram flow title="A title" alt="A sentence that says what it shows."\nA -> B: x\nnonsense\n```',
        frontMatter: unlisted,
      },
      chart: {
        body: '```chart\nkind: bar\ntitle: Without alt\ndata: [{a: x, b: 1}]\n```',
        frontMatter: unlisted,
      },
      directive: {body: ':::tip A title without brackets\n\nText.\n\n:::', frontMatter: unlisted},
      settings: {body: '<Settings of="X" file="nowhere.yaml" />', frontMatter: unlisted},
    });
    expect(failed).toBe(true);
    expect(output).toContain('nowhere.png');
    expect(output).toContain('content/term.mdx:11: <Term id="nonsense"> is not in the glossary');
    expect(output).toContain('content/diagram.mdx:9: diagram: alt="…" is missing');
    expect(output).toContain('content/line.mdx:11: diagram: cannot read "nonsense"');
    expect(output).toContain('content/chart.mdx:9: chart: alt is missing');
    expect(output).toContain('content/directive.mdx:9: ":::tip A title without brackets"');
    expect(output).toContain('content/settings.mdx:9: <Settings file="nowhere.yaml">');
  });

  it('warns of a broken anchor, a broken Markdown link, a duplicate route and an orphan, and succeeds', async () => {
    const {failed, output} = await buildPlanted('warnings', {
      planted: {body: `${anchor.body}\n\n${markdownLink.body}`},
      // The broken Markdown link stays as a URL. With no page at that URL it would also be a broken link, and fail.
      'at-the-url': {body: 'Text.', frontMatter: {...unlisted, slug: '/nowhere.mdx'}},
      orphan,
      ...twins,
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
      /Markdown link with URL `nowhere\.mdx`.*couldn't be resolved/s,
    ],
    ['a duplicate route', 'strict-route', twins, /Duplicate routes found/],
    ['an orphan', 'strict-orphan', {orphan}, /In no sidebar: content\/orphan\.mdx/],
  ])('fails on %s', async (_name, site, pages, message) => {
    const {failed, output} = await buildPlanted(site, pages, {strict: true});
    expect(output).toMatch(message);
    expect(failed).toBe(true);
  });
});
