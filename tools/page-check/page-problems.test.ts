import {existsSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {generateReference} from '@docs/reference/generator';
import {paths} from '@docs/contract';
import {orphanProblem} from './orphans';
import {PageCheck} from './page-problems';
import {readSiteRoutes} from './site-routes';

const frontMatter = `---
kind: guide
title: Planted
description: A page with a mistake that the check must find and name with its line.
reviewed: 2026-11-15
---
`;
const filePath = path.join('content', 'guides', 'billing', 'planted.mdx');

let pages: PageCheck;
beforeAll(async () => {
  if (!existsSync(paths.bundleJson)) await generateReference();
  pages = new PageCheck(await readSiteRoutes());
});

const check = (content: string) => pages.problemsOf({filePath, content});

/** The body starts on line 8. */
const checkBody = (body: string) => check(`${frontMatter}\n${body}\n`);

describe('PageCheck', () => {
  it('finds no problems in a valid page', async () => {
    const body =
      'See [invoices](/billing/invoice#march-invoice), [errors](/api/errors/400#unknown_field), [below](#next), [here](./invoice.mdx), and <Op slug="create-offer" />.\n\n## Next\n\n:::tip[Title]\n\nText\n\n:::\n\n```ts file=samples/typescript/list-offers.mts\n```';
    expect(await checkBody(body)).toEqual([]);
  });

  it.each([
    [
      'an unknown operation',
      'Text.\n\nCall <Op slug="make-offer" />.',
      10,
      'no operation "make-offer"',
    ],
    ['an unclosed tag', 'Text.\n\n<Steps>\n\nText.', 10, 'Expected a closing tag for `<Steps>`'],
    [
      'an unknown component',
      '<StepList>\n\nText.\n\n</StepList>',
      8,
      "<StepList> isn't a component",
    ],
    [
      'an unknown label of the console',
      'Text.\n\nSelect **Save as draft**.',
      10,
      'The most similar one is **Save draft**',
    ],
    ['an undefined name', 'Text.\n\nThe ID {offerId} is new.', 10, "{offerId} isn't defined"],
    [
      'an undefined name in an attribute',
      '<Badge tone={tone}>New</Badge>',
      8,
      "{tone} isn't defined",
    ],
    ['a broken link', 'Text.\n\n[Nothing](/billing/nope)', 10, '/billing/nope leads to no page'],
    ['a broken relative link', '[Nothing](nope)', 8, 'the link nope leads to no page'],
    [
      'a link to a missing anchor of another page',
      'Text.\n\n[Nothing](/billing/invoice#march-invoices)',
      10,
      'the link /billing/invoice#march-invoices leads to no anchor. The most similar one is #march-invoice',
    ],
    [
      'a link to a missing anchor of the page',
      '[Nothing](#absent)',
      8,
      '#absent leads to no anchor',
    ],
    ['a card to no page', '<Card to="/nope" title="X">Text</Card>', 8, '/nope leads to no page'],
    ['a broken Markdown link', '[Nothing](./nope.mdx)', 8, 'there is no file ./nope.mdx'],
    [
      'a missing sample',
      '```sh file=samples/nope.sh\n```',
      8,
      'no such file (code block with file=samples/nope.sh)',
    ],
    [
      'an admonition that the site has no style for',
      ':::caution\n\nText.\n\n:::',
      8,
      ":::caution isn't used here",
    ],
    ['a second title', 'Text.\n\n# Second title', 10, 'the title is in the front matter'],
    ['a skipped heading level', '## One\n\n#### Two', 10, 'use ###'],
    ['an image without alternative text', '![](/img/favicon.svg)', 8, 'no alternative text'],
    ['a missing image', '![A chart](./nope.png)', 8, 'there is no image ./nope.png'],
  ])('finds %s', async (_, body, line, message) => {
    const problems = await checkBody(body);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${filePath}:${line}: `);
    expect(problems[0]).toContain(message);
  });

  it('reports an unknown front matter key together with the problems of the text', async () => {
    const content = `${frontMatter.replace('kind:', 'shade: red\nkind:')}\n<StepList />\n`;
    const [first, second, ...others] = await check(content);
    expect(first).toContain(filePath);
    expect(first).toContain('shade');
    expect(second).toContain(`${filePath}:9: <StepList>`);
    expect(others).toEqual([]);
  });

  it('finds missing front matter', async () => {
    const [problem] = await check('Text.\n');
    expect(problem).toContain(`${filePath}: front matter does not fit the content model`);
  });

  it('reports every problem of a page, by line', async () => {
    const body = [
      '<Term id="nonsense">x</Term>',
      '![](./nope.png)',
      'A <Fact of="aws" id="nonsense" /> and {amount}.',
      '```json schema=Nonsense\n{}\n```',
    ].join('\n\n');
    const lines = (await checkBody(body)).map((problem) => problem.slice(filePath.length));
    expect(lines).toEqual([
      expect.stringMatching(/^:8: <Term id="nonsense">/),
      expect.stringMatching(/^:10: the image has no alternative text/),
      expect.stringMatching(/^:10: there is no image/),
      expect.stringMatching(/^:12: \{amount\}/),
      expect.stringMatching(/^:12: <Fact of="aws" id="nonsense">/),
      expect.stringMatching(/^:14: no schema "Nonsense"/),
    ]);
  });
});

describe('orphanProblem', () => {
  it('names the sidebar that a page is missing from', () =>
    expect(orphanProblem(filePath, frontMatter)).toBe(
      `${filePath}:1: the page is in no sidebar. Add 'billing/planted' to site/sidebars/guides.ts, or set "unlisted: true".`,
    ));

  it.each([
    ['a listed page', path.join('content', 'guides', 'billing', 'invoice.mdx'), frontMatter],
    ['a page in the footer', path.join('content', 'guides', 'glossary.mdx'), frontMatter],
    ['an unlisted page', filePath, frontMatter.replace('kind:', 'unlisted: true\nkind:')],
    ['a page outside the areas', 'tests/planted.mdx', frontMatter],
  ])('accepts %s', (_, file, content) => expect(orphanProblem(file, content)).toBeUndefined());
});
