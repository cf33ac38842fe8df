import {expect, it} from 'vitest';
import {integrationGroups} from '@docs/content-model';
import {loadIntegrations} from '@docs/content-model/files';
import {guides as sidebars, sectionLabel} from '@docs/site/sidebars';

type Item =
  | string
  | {type: 'doc'; id: string}
  | {type: 'html'; value: string}
  | {type: 'category'; label: string; items: Item[]};

const items = sidebars.guides as Item[];

const idsOf = (all: Item[]): string[] =>
  all.flatMap((item) => {
    if (typeof item === 'string') return item;
    if (item.type === 'doc') return item.id;
    return item.type === 'category' ? idsOf(item.items) : [];
  });

it('has a label above every section', () => {
  const labels = items.flatMap((item) =>
    typeof item === 'object' && item.type === 'html' ? item.value : [],
  );
  expect(labels).toEqual([
    'Start',
    'Marketplaces',
    'Billing and usage',
    'Co-sell and CRM',
    'Automate',
    'Reference',
  ]);
  expect(items[0]).toEqual(sectionLabel('Start'));
});

it('shows each page once', () => {
  const ids = idsOf(items);
  expect(ids.filter((id, position) => ids.indexOf(id) !== position)).toEqual([]);
});

it('groups integrations like their directory', () => {
  const category = items.find(
    (item) => typeof item === 'object' && item.type === 'category' && item.label === 'Integrations',
  ) as {items: Item[]};
  const integrations = loadIntegrations('content/guides/integrations', 'integrations');
  for (const group of category.items) {
    if (typeof group === 'string' || group.type !== 'category') continue;
    // A page about what several have in common has no group.
    const groups = idsOf(group.items).flatMap(
      (id) => integrations.find(({page}) => page === id)?.group ?? [],
    );
    expect(new Set(groups).size, group.label).toBe(1);
    const [only] = groups;
    expect(group.label).toMatch(new RegExp(`^${only ? integrationGroups[only] : '-'}s?$`));
  }
});
