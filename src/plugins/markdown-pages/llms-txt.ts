import type {PublishedPage} from '../published-pages';
import {markdownUrl, type Site} from './addresses';

interface Introduction {
  name: string;
  tagline: string;
  /** Machine-readable files that aren't pages. */
  files: {path: string; title: string; description: string}[];
}

/**
 * The titles of operations, objects, and workflow connectors say what they are. Without their
 * descriptions, the file stays below the 50,000 characters that agents read.
 */
function saysEnough({trail}: PublishedPage): boolean {
  const [part, section, group] = trail;
  if (part === 'API reference') return section !== undefined && section !== 'Conventions';
  return section === 'Workflow' && group === 'Connectors';
}

/**
 * The pages of webhooks, errors, and SDKs list these, so the file stays below the limit without
 * them.
 */
const isListedElsewhere = ({route}: PublishedPage): boolean =>
  /^\/api\/(?:events|errors|sdk-methods)\//.test(route);

/** Writes `llms.txt`: a section per sidebar category, a line per page. */
export function llmsTxt(pages: PublishedPage[], site: Site, about: Introduction): string {
  const sections = new Map<string, string[]>();
  for (const page of pages) {
    if (isListedElsewhere(page)) continue;
    const title = page.trail.join(': ');
    const lines = sections.get(title) ?? [];
    sections.set(title, lines);
    const link = `- [${page.title}](${markdownUrl(site, page.route)})`;
    lines.push(saysEnough(page) ? link : `${link}: ${page.description}`);
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
