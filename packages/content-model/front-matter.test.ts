import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {parsePageFrontMatter} from './front-matter';

const good = {
  kind: 'guide',
  title: 'Create a private offer',
  description: 'Create a private offer on AWS Marketplace and send it to one buyer.',
  reviewed: '2026-11-15',
};

const parse = (fields: Record<string, unknown>, filePath = 'content/guides/offer.mdx') => {
  const yaml = Object.entries(fields)
    .map(
      ([key, value]) => `${key}: ${value instanceof Array ? JSON.stringify(value) : String(value)}`,
    )
    .join('\n');
  return parsePageFrontMatter({
    filePath,
    fileContent: yaml ? `---\n${yaml}\n---\n\nText.` : 'Text.',
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
};

const without = (key: keyof typeof good) =>
  Object.fromEntries(Object.entries(good).filter(([name]) => name !== key));

describe('front matter', () => {
  it('accepts a page that matches the schema of its kind', async () => {
    await expect(parse(good)).resolves.toMatchObject({frontMatter: {title: good.title}});
    await expect(
      parse({...good, kind: 'integration', category: 'crm', level: 'user', direction: 'both'}),
    ).resolves.toBeDefined();
    await expect(parse({...good, kind: 'node', group: 'trigger'})).resolves.toBeDefined();
    await expect(parse({...good, marketplaces: ['aws', 'gcp']})).resolves.toBeDefined();
  });

  it.each([
    ['an unknown key', {...good, descripton: 'x'}, /offer\.mdx[\s\S]*descripton/],
    ['a missing description', without('description'), /description/],
    ['a long description', {...good, description: 'a'.repeat(161)}, /description.*160/],
    ['a short description', {...good, description: 'Too short'}, /description.*40/],
    ['an unknown kind', {...good, kind: 'essay'}, /kind/],
    ['no kind', without('kind'), /kind/],
    ['markup in the title', {...good, title: 'A </script> title'}, /title.*markup/],
    ['a slug without its slash', {...good, slug: 'offer'}, /slug/],
    ['a day that is none', {...good, reviewed: 'yesterday'}, /reviewed/],
    ['a key of another kind', {...good, level: 'user'}, /level/],
    ['an integration without its level', {...good, kind: 'integration', direction: 'in'}, /level/],
    [
      'an integration without its category',
      {...good, kind: 'integration', level: 'user'},
      /category/,
    ],
    ['an unknown marketplace', {...good, marketplaces: ['ebay']}, /marketplaces/],
  ])('rejects %s and names it', async (_name, fields, message) => {
    await expect(parse(fields)).rejects.toThrow(message);
  });

  it('rejects front matter in a partial', async () => {
    await expect(parse({}, 'content/_partials/_note.mdx')).resolves.toBeDefined();
    await expect(parse({title: 'No'}, 'content/_partials/_note.mdx')).rejects.toThrow(
      /_note\.mdx: a partial has no front matter, found title/,
    );
  });
});
