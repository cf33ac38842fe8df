import type {PublishedPage} from '../published-pages';
import {markdownUrl, type Site} from './markdown-page';

interface Introduction {
  name: string;
  tagline: string;
  /** Machine-readable files that aren't pages. A file with an area is in that area's list. */
  files: {path: string; title: string; description: string; area?: string}[];
}

interface Area {
  /** The folder, such as `billing`, or an empty string for the home page. */
  folder: string;
  title: string;
  description: string | undefined;
  pages: PublishedPage[];
}

/**
 * Returns a short index for agents, and a list per area next to the area's pages: file → text. So an agent
 * reads only the list that it needs.
 */
export function llmsTxtFiles(
  pages: PublishedPage[],
  site: Site,
  {name, tagline, files}: Introduction,
): Map<string, string> {
  const areas = areasOf(pages, site.baseUrl);
  const lists = areas.filter((area) => area.pages.length > 1);
  const singlePages = areas.filter((area) => area.pages.length === 1).flatMap((area) => area.pages);
  const urlOf = (file: string) => new URL(`${site.baseUrl}${file}`, site.url).href;
  const pageLine = ({title, route, description}: PublishedPage) =>
    `- [${title}](${markdownUrl(site, route)}): ${description}`;
  const areaLine = ({folder, title, description, pages: {length}}: Area) =>
    `- [${title}](${urlOf(`${folder}/llms.txt`)}): ${length} pages. ${description ?? ''}`.trimEnd();
  const fileLines = (folder?: string) =>
    files
      .filter(({area}) => area === folder)
      .map(({path, title, description}) => `- [${title}](${urlOf(path)}): ${description}`);

  const index = document(name, `${tagline} Every page is also Markdown: its address and \`.md\`.`, [
    ['Pages', singlePages.map(pageLine)],
    ['Lists of pages by area', lists.map(areaLine)],
    ['Machine-readable', fileLines()],
  ]);
  return new Map([
    ['llms.txt', index],
    ...lists.map(({folder, title, description, pages: members}): [string, string] => {
      const categories = groupedBy(members, ({trail}) => trail.join(': '));
      const sections = [...categories].map(([category, inCategory]): Section => [
        category,
        inCategory.map(pageLine),
      ]);
      return [
        `${folder}/llms.txt`,
        document(`${name}: ${title}`, description ?? `All pages of this area.`, [
          ...sections,
          ['Machine-readable', fileLines(folder)],
        ]),
      ];
    }),
  ]);
}

type Section = [title: string, lines: string[]];

function document(title: string, summary: string, sections: Section[]): string {
  return [
    `# ${title}`,
    `> ${summary}`,
    ...sections
      .filter(([, lines]) => lines.length > 0)
      .map(([heading, lines]) => [`## ${heading}`, '', ...lines].join('\n')),
    '',
  ].join('\n\n');
}

function areasOf(pages: PublishedPage[], baseUrl: string): Area[] {
  const folders = groupedBy(pages, ({route}) => folderOf(route.slice(baseUrl.length)));
  const titles = [...folders].map(([folder, members]) => titleOf(folder, members));
  return [...folders].map(([folder, members], index) => {
    const overview = members.find(({route}) => route === baseUrl + folder);
    const title = titles[index] ?? folder;
    // Some folders have no category of their own, only that of all guides.
    const isShared = titles.indexOf(title) !== titles.lastIndexOf(title);
    return {
      folder,
      title: (isShared && overview?.title) || title,
      description: overview?.description,
      pages: members,
    };
  });
}

/** The API has too many pages for one list, so its folders, such as `api/events`, are areas too. */
function folderOf(path: string): string {
  const [first = '', second = '', third] = path.split('/');
  return first === 'api' && third !== undefined ? `${first}/${second}` : first;
}

/** The last category that all pages of the area are in. */
function titleOf(folder: string, pages: PublishedPage[]): string {
  const [first = [], ...others] = pages.map(({trail}) => trail);
  const shared = first.filter((name, depth) => others.every((trail) => trail[depth] === name));
  const [, nested] = folder.split('/');
  const isWholeApi = nested !== undefined && shared.length === 1;
  return isWholeApi ? `${shared[0]}: ${nested}` : (shared.at(-1) ?? folder);
}

function groupedBy(
  pages: PublishedPage[],
  keyOf: (page: PublishedPage) => string,
): Map<string, PublishedPage[]> {
  const groups = new Map<string, PublishedPage[]>();
  for (const page of pages) {
    const key = keyOf(page);
    groups.set(key, [...(groups.get(key) ?? []), page]);
  }
  return groups;
}
