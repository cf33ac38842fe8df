import {
  type Direction,
  type IntegrationGroup,
  integrationGroups,
  type Level,
} from './integration-labels';
import {frontMatterOf, readWrittenPages} from './written-pages';

/** An entry of the directory. All of it is front matter of the integration's page. */
export interface Integration {
  name: string;
  page: string;
  description: string;
  group: IntegrationGroup;
  direction: Direction;
  level: Level;
}

interface FrontMatter {
  kind: string;
  sidebar_label: string;
  description: string;
  category: IntegrationGroup;
  direction: Direction;
  level: Level;
}

const groupOrder = Object.keys(integrationGroups);

/** The integrations in a folder of pages, by group and name. */
export function loadIntegrations(folder: string, address: string): Integration[] {
  return readWrittenPages(folder)
    .map(({route, text}) => ({route, ...(frontMatterOf(text) as FrontMatter)}))
    .filter(({kind}) => kind === 'integration')
    .map(({route, sidebar_label: name, description, category: group, direction, level}) => ({
      name,
      page: `${address}${route}`,
      description,
      group,
      direction,
      level,
    }))
    .sort(
      (a, b) =>
        groupOrder.indexOf(a.group) - groupOrder.indexOf(b.group) || a.name.localeCompare(b.name),
    );
}
