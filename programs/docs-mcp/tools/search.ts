import * as z from 'zod';
import {areaLabels, areas, maxQueryLength, type SearchHit, textOf} from '@docs/search';
import {defineTool} from './tool';

const result = z.object({
  path: z.string(),
  title: z.string(),
  heading: z.string(),
  area: z.enum(areas),
  kind: z.string(),
  operation: z.string().optional(),
  excerpt: z.string(),
  sections: z.array(z.object({path: z.string(), heading: z.string()})),
});

export const search = defineTool({
  name: 'search',
  title: 'Search the documentation',
  description:
    'Finds pages in the guides, the API reference, and the SDK guides, with the sections that ' +
    'match. The best match comes first. Accepts keywords, a question, or an exact name, such as an ' +
    'operation, path, property, status, event type, or error code. To read a result, use read_page.',
  input: z.strictObject({
    query: z
      .string()
      .trim()
      .min(1)
      .max(1000)
      .describe(`Keywords work best. Search uses the first ${maxQueryLength} characters.`),
    area: z.enum(areas).optional().describe('Searches only this part of the site.'),
    limit: z.int().min(1).max(20).default(10).describe('Maximum number of results.'),
    page: z.int().min(1).max(50).default(1).describe('Page of results, starting at 1.'),
  }),
  output: z.object({
    results: z.array(result),
    total: z.int(),
    pages: z.int(),
  }),
  async run({query, area, limit, page}, docs) {
    const {engine} = await docs.search();
    const {hits, nbHits, nbPages} = engine.search({
      query,
      facetFilters: ['version:current', ...(area ? [`area:${area}`] : [])],
      hitsPerPage: limit,
      page: page - 1,
    });
    const results = hits.map(toResult);
    const notes = [
      query.length > maxQueryLength &&
        `Searched for: "${query.slice(0, maxQueryLength)}". Use fewer words to find more.`,
      page < nbPages && `Call again with "page": ${page + 1} for more results.`,
    ].filter(Boolean);
    const text =
      results.length > 0
        ? results.map((found, index) => line(found, (page - 1) * limit + index + 1)).join('\n')
        : `Nothing found${area ? ` in ${areaLabels[area]}` : ''}. Try fewer or different words.`;
    return {
      text: [text, ...notes].join('\n\n'),
      data: {results, total: nbHits, pages: nbPages},
    };
  },
});

function toResult(hit: SearchHit): z.output<typeof result> {
  const heading = textOf(hit.heading);
  return {
    path: hit.url,
    title: hit.trail[0] ?? heading,
    heading: [...hit.trail.slice(1), heading].join(' › '),
    area: hit.area,
    kind: hit.kind,
    ...(hit.method && hit.path && {operation: `${hit.method} ${hit.path}`}),
    excerpt: textOf(hit.snippet),
    sections: hit.sections.map(({url, heading: name}) => ({path: url, heading: textOf(name)})),
  };
}

function line(
  {path, title, heading, area, operation, excerpt, sections}: z.output<typeof result>,
  position: number,
) {
  const where = heading === title ? title : `${title} › ${heading}`;
  const about = [areaLabels[area], operation].filter(Boolean).join(', ');
  return [
    `${position}. ${path}`,
    `${where} (${about})`,
    excerpt,
    ...sections.map((section) => `${section.path}: ${section.heading}`),
  ]
    .filter(Boolean)
    .join('\n   ');
}
