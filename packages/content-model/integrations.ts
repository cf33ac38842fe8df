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
  /** The page's title, which says what the integration does. */
  task: string;
  group: IntegrationGroup;
  direction: Direction;
  level: Level;
}

interface FrontMatter {
  kind: string;
  sidebar_label: string;
  system?: string;
  category: IntegrationGroup;
  direction: Direction;
  level: Level;
}

const groupOrder = Object.keys(integrationGroups);

/** The integrations in a folder of pages, by group and name. */
export function loadIntegrations(folder: string, address: string): Integration[] {
  return readWrittenPages(folder)
    .map(({route, title, text}) => ({route, title, ...(frontMatterOf(text) as FrontMatter)}))
    .filter(({kind}) => kind === 'integration')
    .map(({route, title, sidebar_label: label, system, category, direction, level}) => ({
      name: system ?? label,
      page: `${address}${route}`,
      task: title,
      group: category,
      direction,
      level,
    }))
    .sort(
      (a, b) =>
        groupOrder.indexOf(a.group) - groupOrder.indexOf(b.group) || a.name.localeCompare(b.name),
    );
}
