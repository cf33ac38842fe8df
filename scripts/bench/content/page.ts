/** A page as every engine can take it: plain Markdown without its title. */
export type BenchPage = {
  /** Address without the first slash; empty for the home page. */
  path: string;
  /** Areas have a sidebar each, in engines that can do so. */
  area: string;
  /** The group of the sidebar, if the page is in one. */
  section?: string;
  title: string;
  description: string;
  markdown: string;
};

export type PageSet = {name: string; pages: BenchPage[]};

/** The page's file below an engine's content folder, without its ending. */
export const fileOf = ({path}: BenchPage): string => path || 'index';

type Section = {label: string | undefined; pages: BenchPage[]};

/** What a sidebar shows: the sections of each area, in the order of the pages. */
export function sectionsByArea(pages: BenchPage[]): Map<string, Section[]> {
  const areas = new Map<string, Section[]>();
  for (const page of pages) {
    const sections = areas.get(page.area) ?? [];
    areas.set(page.area, sections);
    const section = sections.find(({label}) => label === page.section);
    if (section) section.pages.push(page);
    else sections.push({label: page.section, pages: [page]});
  }
  return areas;
}

/** A sidebar in the engine's own terms: how it writes a link, and how a group of links. */
export function sidebarItems(
  sections: Section[],
  link: (page: BenchPage) => unknown,
  group: (label: string, items: unknown[]) => unknown,
): unknown[] {
  return sections.flatMap(({label, pages}) => {
    const links = pages.map(link);
    return label === undefined ? links : [group(label, links)];
  });
}

/** Front matter that any YAML parser takes. */
export const frontMatter = (fields: Record<string, unknown>): string =>
  [
    '---',
    ...Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
    '---',
    '',
    '',
  ].join('\n');
