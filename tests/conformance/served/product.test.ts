import {expect, it} from 'vitest';
import {titleOf} from '../statements';
import {textOf} from './served-page';
import {expectPages, get, operations, pageAt, routes} from './site';

it(titleOf('1.product.01'), async () => {
  const words = textOf((await pageAt('/')).main);
  for (const word of [/sell/i, /bill/i, /cloud marketplace/i]) expect(words).toMatch(word);
});

interface Topic {
  /** What the pages call the topic. */
  name: RegExp;
  /** The first page introduces the topic. */
  paths: string[];
}

const topics: Record<string, Topic> = {
  '1.product.02': {
    name: /\blist(ing|ed)?\b/i,
    paths: ['aws', 'azure', 'gcp'].map((cloud) => `/${cloud}-marketplace/list-product`),
  },
  '1.product.03': {
    name: /private offer/i,
    paths: ['aws', 'azure', 'gcp', 'snowflake'].map(
      (cloud) => `/${cloud}-marketplace/create-private-offer`,
    ),
  },
  '1.product.04': {name: /co-?sell/i, paths: routes.guides.cosell ?? []},
  '1.product.05': {name: /\busage\b/i, paths: ['/get-started/metering', '/billing/metering']},
  '1.product.06': {name: /\binvoices?\b/i, paths: ['/billing/invoice']},
  '1.product.07': {
    name: /\b(analytics|dashboards?|charts?|datasets?)\b/i,
    paths: routes.guides.analytics ?? [],
  },
  '1.product.08': {name: /\bworkflows?\b/i, paths: routes.guides.workflow ?? []},
};
for (const [id, {name, paths}] of Object.entries(topics)) {
  it(titleOf(id), async () => {
    let steps = 0;
    for (const path of paths) {
      const page = await pageAt(path);
      if (path === paths[0]) expect(`${page.heading} ${page.description}`, path).toMatch(name);
      expect(page.words.join(' '), path).toMatch(name);
      expect(page.words.length, `words of ${path}`).toBeGreaterThan(150);
      expect(page.sections.length, `sections of ${path}`).toBeGreaterThan(1);
      const current = page
        .withClass('menu__link')
        .filter(({attribs}) => attribs['aria-current'] === 'page');
      expect(
        current.map(({attribs}) => attribs.href),
        `${path} is in its sidebar`,
      ).toEqual([path]);
      steps += page.all(({name: tag}) => tag === 'ol', page.article).length;
    }
    expect(steps, 'numbered instructions').toBeGreaterThan(0);
  });
}

for (const [id, path, label] of [
  ['1.areas.01', '/', 'Docs'],
  ['1.areas.02', '/api', 'API'],
  ['1.areas.05', '/sdks', 'SDK'],
] as const) {
  it(titleOf(id), async () => {
    const page = await pageAt(path);
    const [active] = page.withClass('navbar__link--active', page.mainNavigation);
    expect(textOf(active)).toBe(label);
    expect(active?.attribs.href).toBe(path);
  });
}

it(titleOf('1.areas.03'), async () => {
  for (const [area, category] of Object.entries(routes.api.categories)) {
    const page = await pageAt(category);
    const links = page.all(({name}) => name === 'a').map(({attribs}) => attribs.href);
    expect(links, category).toEqual(expect.arrayContaining(routes.api.operations[area] ?? []));
  }
});

it(titleOf('1.areas.04'), async () => {
  const contract = (await (await get('/openapi.json')).json()) as {
    paths: Record<string, Record<string, {operationId?: string}>>;
  };
  const ids = Object.values(contract.paths).flatMap((path) =>
    Object.values(path).flatMap((operation) => operation.operationId ?? []),
  );
  const slugs = ids.map(
    (id) => `/api/${id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  );
  expect(slugs).toEqual(expect.arrayContaining(operations));
  await expectPages(slugs);
});
