import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import glossaryLinks, {brokenLinks} from '.';

const term = (name: string, see?: string) => ({
  id: name.toLowerCase(),
  term: name,
  definition: 'A term for this test.',
  ...(see && {see}),
});

describe('brokenLinks', () => {
  it('accepts a term without a link, a guide, an API page, and an anchor', () => {
    const terms = [term('Bare'), term('Guide', '/billing'), term('Key', '/api/idempotency#keys')];
    expect(brokenLinks(terms, new Set(['/billing', '/api/idempotency']))).toEqual([]);
  });

  it('names the term and the route of a page that does not exist', () => {
    expect(brokenLinks([term('Key', '/api/nowhere')], new Set(['/api']))).toEqual([
      'the term "Key" links to /api/nowhere, which isn\'t a page',
    ]);
  });
});

it('fails the build and names the file', async () => {
  const file = 'content/data/glossary.yaml';
  const context = {baseUrl: '/', siteDir: process.cwd()} as LoadContext;
  const built = glossaryLinks(context, {file}).allContentLoaded?.({
    allContent: {},
    actions: {} as never,
  });
  await expect(built).rejects.toThrow(
    /^content\/data\/glossary\.yaml: the term "Accept-by date" links to \/billing\/offer,/,
  );
});
