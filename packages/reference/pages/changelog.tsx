import type {ReleaseNotes, Step} from '@docs/contract';
import {AllChanges} from '../components/AllChanges';
import {Markdown} from '../components/Markdown';
import type {Reference} from '../reference-context';
import {releaseAnchor} from '../release-anchor';
import {frontMatter} from './front-matter';
import {partImports, type Page, type Section, sectionsToMdx} from './page';

/** One section per release: what a person wrote, then every change that the comparison found. */
export function changelogPage(
  changelog: ReleaseNotes[],
  steps: Step[],
  reference: Reference,
): Page {
  const file = 'changelog';
  const sections = sectionsToMdx(
    file,
    changelog.flatMap((notes) => releaseSections(notes, steps)),
    reference,
  );
  const mdx = [
    frontMatter({
      kind: 'reference',
      title: 'API changelog',
      sidebar_label: 'Changelog',
      description:
        'See what each release of the Argosy API added, deprecated, or changed, and how to upgrade.',
      slug: '/changelog',
    }),
    partImports(file),
    feedLinks,
    sections.mdx,
    '',
  ].join('\n');
  return {file, mdx, parts: sections.parts};
}

/** A section per release, with one below it per entry. */
function releaseSections(
  {version, date, summary, entries}: ReleaseNotes,
  steps: Step[],
): Section[] {
  const anchor = releaseAnchor(version);
  const changes = steps.find(({to}) => to === version)?.changes ?? [];
  return [
    {
      id: anchor,
      heading: `${version}, ${longDate(date)}`,
      content: (
        <>
          <Markdown text={summary} />
          <AllChanges changes={changes} />
        </>
      ),
    },
    ...entries.map(({title, text}, index) => ({
      id: `${anchor}-${index + 1}`,
      heading: title,
      level: 3 as const,
      content: <Markdown text={text} />,
    })),
  ];
}

/** Feed readers find the feeds from the page's address. */
const feedLinks = `<head>
  <link rel="alternate" type="application/atom+xml" title="Changelog (Atom)" href="/api-changelog.xml" />
  <link rel="alternate" type="application/feed+json" title="Changelog (JSON)" href="/api-changelog.json" />
</head>

Subscribe to this page as an [Atom feed](pathname:///api-changelog.xml) or a [JSON feed](pathname:///api-changelog.json).
`;

const longDate = (date: string): string =>
  new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(date));
