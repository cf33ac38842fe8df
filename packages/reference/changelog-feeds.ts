import type {ReleaseNotes} from '@docs/contract';
import {releaseAnchor} from './release-anchor';

type Item = {
  id: string;
  url: string;
  title: string;
  date_published: string;
  summary: string;
  content_text: string;
};

type Feed = {title: string; author: string; page: string; self: string; items: Item[]};

/** The changelog as an Atom feed and as a JSON feed: file name → text. */
export function changelogFeeds(
  changelog: ReleaseNotes[],
  title: string,
  site: string,
): Map<string, string> {
  const page = new URL('/api/changelog', site).href;
  const items: Item[] = changelog.map(({version, date, summary, entries}) => ({
    id: `${page}#${releaseAnchor(version)}`,
    url: `${page}#${releaseAnchor(version)}`,
    title: `${title} ${version}`,
    date_published: `${date}T00:00:00Z`,
    summary: summary.trim(),
    content_text: [summary, ...entries.map((entry) => `${entry.title}\n\n${entry.text}`)]
      .map((text) => text.trim())
      .join('\n\n'),
  }));
  const address = (file: string) => new URL(`/${file}`, site).href;
  const json = {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${title} changelog`,
    home_page_url: page,
    feed_url: address('api-changelog.json'),
    authors: [{name: title}],
    items,
  };
  const atom = atomFeed({
    title: json.title,
    author: title,
    page,
    self: address('api-changelog.xml'),
    items,
  });
  return new Map([
    ['api-changelog.json', `${JSON.stringify(json, null, 2)}\n`],
    ['api-changelog.xml', atom],
  ]);
}

const atomFeed = ({title, author, page, self, items}: Feed): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${escapeXml(page)}</id>
  <title>${escapeXml(title)}</title>
  <updated>${items[0]?.date_published ?? ''}</updated>
  <author><name>${escapeXml(author)}</name></author>
  <link rel="alternate" href="${escapeXml(page)}" />
  <link rel="self" href="${escapeXml(self)}" />
${items.map(atomEntry).join('')}</feed>
`;

const atomEntry = (item: Item): string => `  <entry>
    <id>${escapeXml(item.id)}</id>
    <title>${escapeXml(item.title)}</title>
    <updated>${item.date_published}</updated>
    <link rel="alternate" href="${escapeXml(item.url)}" />
    <summary>${escapeXml(item.summary)}</summary>
    <content type="text">${escapeXml(item.content_text)}</content>
  </entry>
`;

const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
