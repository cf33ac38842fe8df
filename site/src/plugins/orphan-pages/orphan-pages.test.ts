import type {AllContent} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {orphans} from '.';

const content = (...docs: object[]): AllContent => ({
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {docs: docs.map((doc) => ({frontMatter: {}, draft: false, unlisted: false, ...doc}))},
      ],
    },
  },
});

it('finds pages in no sidebar and leaves unlisted pages and drafts alone', () => {
  const all = content(
    {source: '@site/content/guides/b.mdx'},
    {source: '@site/content/guides/a.mdx'},
    {source: '@site/content/guides/in.mdx', sidebar: 'guides'},
    {source: '@site/content/guides/unlisted.mdx', unlisted: true},
    {source: '@site/content/guides/draft.mdx', draft: true},
    // Outside production builds Docusaurus shows unlisted pages as listed.
    {source: '@site/content/guides/dev.mdx', frontMatter: {unlisted: true}},
  );
  expect(orphans(all)).toEqual(['content/guides/a.mdx', 'content/guides/b.mdx']);
});

it('finds nothing on a site without docs', () => {
  expect(orphans({})).toEqual([]);
});
