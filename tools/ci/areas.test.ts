import {expect, it} from 'vitest';
import {areasOf} from './areas';

it('finds the areas of changed files', () => {
  expect([...areasOf(['programs/docs-mcp/main.ts', 'content/guides/billing/index.mdx'])]).toEqual([
    'docs MCP server',
  ]);
  expect([...areasOf(['openapi/paths/offers/create-offer.yaml'])]).toEqual(['sandbox', 'samples']);
  expect([...areasOf(['openapi-notes.md'])]).toEqual([]);
});

it('finds all areas if what they share changed, or if nothing is known', () => {
  const all = areasOf(undefined);
  expect(all.size).toBeGreaterThan(3);
  expect(areasOf(['package-lock.json'])).toEqual(all);
});
