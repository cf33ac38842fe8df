/** A page that every engine supports: plain Markdown without its title. */
export type BenchPage = {
  /** The address without the first slash. It's empty for the home page. */
  path: string;
  /** In engines that support it, each area has its own sidebar. */
  area: string;
  /** The page's group in the sidebar, if it has one. */
  section?: string;
  title: string;
  description: string;
  markdown: string;
};

export type PageSet = {name: string; pages: BenchPage[]};

/** Returns the page's file in an engine's content folder, without its extension. */
export const fileOf = ({path}: BenchPage): string => path || 'index';

type Section = {label: string | undefined; pages: BenchPage[]};

/** Returns the sections of each area's sidebar, in page order. */
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

/** Creates a sidebar in the engine's format, which `link` and `group` define. */
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

/** Writes front matter that any YAML parser accepts. */
export const frontMatter = (fields: Record<string, unknown>): string =>
  [
    '---',
    ...Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
    '---',
    '',
    '',
  ].join('\n');
