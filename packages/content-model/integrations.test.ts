import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {integrationGroups} from './integration-labels';
import {loadIntegrations} from './integrations';

const folder = 'content/guides/integrations';
const integrations = loadIntegrations(folder, '/integrations');

it('lists every page of an integration, with its facts', () => {
  const pages = readdirSync(folder).filter((file) =>
    readFileSync(`${folder}/${file}`, 'utf8').includes('\nkind: integration\n'),
  );
  expect(integrations).toHaveLength(pages.length);
  expect(integrations).toContainEqual({
    name: 'Orb',
    page: '/integrations/orb',
    task: 'Report usage from Orb',
    group: 'usage-billing',
    direction: 'in',
    level: 'organization',
  });
});

it('keeps groups together', () => {
  const groups = integrations
    .map(({group}) => group)
    .filter((group, i, all) => group !== all[i - 1]);
  expect(groups).toEqual(Object.keys(integrationGroups));
});

it('has a row for every workflow node of an integration on the overview page', () => {
  const overview = readFileSync(`${folder}/index.mdx`, 'utf8');
  const nodes = readdirSync('content/data/workflow/nodes').map((file) => ({
    name: file.replace('.yaml', ''),
    ...(parse(readFileSync(`content/data/workflow/nodes/${file}`, 'utf8')) as {
      integration?: string;
    }),
  }));
  for (const {name, integration} of nodes.filter((node) => node.integration)) {
    const row = overview.split('\n').find((line) => line.includes(`](/workflow/${name})`));
    expect(row, name).toContain(`](/integrations/${integration})`);
  }
});
