import type {PublishedPage} from '../published-pages';
import {twinUrl, type Site} from './addresses';

interface Introduction {
  name: string;
  tagline: string;
  /** What a program can read besides pages: address and what it is. */
  files: {path: string; title: string; description: string}[];
}

/** The index for programs: a section for each category of the sidebars, one line for each page. */
export function llmsTxt(pages: PublishedPage[], site: Site, about: Introduction): string {
  const sections = new Map<string, string[]>();
  for (const page of pages) {
    const title = page.trail.join(': ');
    const lines = sections.get(title) ?? [];
    sections.set(title, lines);
    lines.push(`- [${page.title}](${twinUrl(site, page.route)}): ${page.description}`);
  }
  const files = about.files.map(
    ({path, title, description}) =>
      `- [${title}](${new URL(`${site.baseUrl}${path}`, site.url).href}): ${description}`,
  );
  return [
    `# ${about.name}`,
    '',
    `> ${about.tagline} Every page is also Markdown: its address and \`.md\`.`,
    '',
    ...[...sections].flatMap(([title, lines]) => [`## ${title}`, '', ...lines, '']),
    '## Machine-readable',
    '',
    ...files,
    '',
  ].join('\n');
}
