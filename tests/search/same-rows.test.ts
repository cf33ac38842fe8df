/**
 * Both backends show the same rows and the same answer for the same sections. The service returns the site's records
 * with marks around matches, in the order of the static engine.
 */
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {type AlgoliaHit, AlgoliaSearchClient, markAfter, markBefore} from '@docs/search/algolia';
import {type SearchHit, type SearchRecord, type Segment, textOf} from '@docs/search';
import {engineOf, readShortQueries} from '@docs/tools';
import {search} from '@docs/site/config';
import {readRecords, requestOf} from './site-search';

const searchForHits = vi.hoisted(() => vi.fn());
vi.mock('algoliasearch/lite', () => ({liteClient: () => ({searchForHits})}));

const records = readRecords();
const engine = await engineOf(records);
const client = new AlgoliaSearchClient({appId: 'A', apiKey: 'k', indexName: 'docs'});
const {tuned} = readShortQueries(path.join(__dirname, 'short-queries.yaml'));
const names = [
  'what is an entitlement',
  'private offer meaning',
  'rate_limited',
  'offer.accepted',
  'PENDING_ACCEPTANCE',
  '/v1/orgs/{orgId}/offers',
];

it.each([...search.suggestions, ...names, ...tuned.map(({query}) => query)])(
  '%s',
  async (query) => {
    const {hits: rows, answer: passage} = engine.search(requestOf(query));
    searchForHits.mockResolvedValue({results: [{hits: rows.flatMap(hitsOf)}]});
    const {signal} = new AbortController();
    const {hits, answer} = await client.search(requestOf(query), {signal});
    expect(hits.map(visible)).toEqual(rows.map(visible));
    expect(answer && {...answer, url: relative(answer.url)}).toEqual(passage);
  },
);

/** The sections of a row as the service returns them. */
function hitsOf({id, heading, trail, sections}: SearchHit): AlgoliaHit[] {
  const isSection = trail.length > 0;
  const own = sections.find((section) => section.id === id)?.heading;
  const others = sections.filter((section) => section.id !== id);
  return [
    isSection ? toAlgolia(id, heading) : toAlgolia(id, own, heading),
    ...others.map((section) => toAlgolia(section.id, section.heading)),
  ];
}

function toAlgolia(id: string, heading?: Segment[], title?: Segment[]): AlgoliaHit {
  const record = records[Number(id)] as SearchRecord;
  const deepest = Object.keys(record.hierarchy).sort().at(-1) ?? 'lvl1';
  return {
    ...record,
    _highlightResult: {
      hierarchy: {
        ...(title && {lvl1: {value: marked(title)}}),
        ...(heading && {[deepest]: {value: marked(heading)}}),
      },
    },
  };
}

const marked = (segments: readonly Segment[]): string =>
  segments.map(({text, match}) => (match ? markBefore + text + markAfter : text)).join('');

/** What the dialog shows of a row. Its own text for a section comes from the service. */
const visible = ({url, area, kind, method, heading, trail, snippet, sections}: SearchHit) => ({
  url: relative(url),
  area,
  kind,
  method,
  heading: textOf(heading),
  trail,
  description: trail.length > 0 ? '' : textOf(snippet),
  sections: sections.map((section) => [relative(section.url), textOf(section.heading)]),
});

function relative(url: string): string {
  const {pathname, hash} = new URL(url, 'https://docs.argosy.example');
  return pathname + hash;
}
