import {describe, expect, it} from 'vitest';
import {areaLabels} from '../../areas';
import {textOf} from '../../highlight';
import type {SearchRecord} from '../../types';
import {SearchEngine} from './engine';
import {decode, encode} from './wire';

const site = 'https://docs.argosy.example';

function page(
  path: string,
  title: string,
  sections: [string, string][],
  more: Partial<SearchRecord> = {},
): SearchRecord[] {
  const area = more.area ?? 'guides';
  const base = {
    url_without_anchor: site + path,
    area,
    kind: 'guide',
    language: 'en',
    docusaurus_tag: `docs-${area}-current`,
    version: 'current',
    method: null,
    path: null,
    identifiers: [],
    keywords: [],
    questions: [],
    description: '',
    ...more,
  };
  const first: SearchRecord = {
    ...base,
    objectID: path,
    url: site + path,
    anchor: null,
    level: 1,
    position: 0,
    hierarchy: {lvl0: areaLabels[area], lvl1: title},
    content: `About ${title.toLowerCase()}.`,
    description: `All about ${title.toLowerCase()}.`,
  };
  return [
    first,
    ...sections.map(([heading, content], index): SearchRecord => {
      const anchor = heading.toLowerCase().replaceAll(' ', '-');
      return {
        ...base,
        objectID: `${path}#${anchor}`,
        url: `${site}${path}#${anchor}`,
        anchor,
        level: 2,
        position: index + 1,
        hierarchy: {lvl0: areaLabels[area], lvl1: title, lvl2: heading},
        content,
        identifiers: [],
      };
    }),
  ];
}

const records = [
  ...page('/webhook', 'Receive webhooks', [
    ['Verify the signature', 'Compute an HMAC over the raw body.'],
    ['Events', 'offer.accepted is sent when a buyer accepts; code rate_limited is not an event.'],
  ]),
  ...page('/quota', 'Quotas', [['Backing off', 'Wait, then try again after rate_limited.']]),
  ...page('/workflow/if', 'If node', [['Settings', 'A condition.']], {
    kind: 'node',
    keywords: ['branch', 'else'],
  }),
  ...page('/api/create-offer', 'Create an offer', [['Parameters', 'The organization.']], {
    area: 'api',
    kind: 'operation',
    method: 'POST',
    path: '/v1/orgs/{orgId}/offers',
    identifiers: ['createOffer', 'priceModel', 'buyer_not_found'],
  }),
  ...page('/api/list-offers', 'List offers', [], {
    area: 'api',
    kind: 'operation',
    method: 'GET',
    path: '/v1/orgs/{orgId}/offers',
    identifiers: ['listOffers'],
  }),
  ...page('/sdks/old', 'Kotlin', [], {
    area: 'sdks',
    docusaurus_tag: 'docs-sdks-1.0',
    version: '1.0',
  }),
];

async function engineOf(all: readonly SearchRecord[], withText = true): Promise<SearchEngine> {
  const {firstTier, fullText} = encode(all);
  const made = new SearchEngine(firstTier);
  if (withText) await made.addFullText(fullText);
  return made;
}

const engine = (withText = true): Promise<SearchEngine> => engineOf(records, withText);

const ask = (made: SearchEngine, query: string, facetFilters: string[] = []) =>
  made.search({query, facetFilters, hitsPerPage: 20, page: 0});

describe('index files', () => {
  it('encode and decode every address and heading', () => {
    const sections = decode(encode(records).firstTier);
    expect(
      sections.map(({page: {path}, anchor}) => site + path + (anchor && `#${anchor}`)),
    ).toEqual(records.map(({url}) => url));
    expect(sections[1]).toMatchObject({
      heading: 'Verify the signature',
      trail: ['Receive webhooks'],
    });
  });
});

describe('search', () => {
  it.each([
    ['offer.accepted', '/webhook'],
    ['create-offer', '/api/create-offer'],
    ['createOffer', '/api/create-offer'],
    ['createoffer', '/api/create-offer'],
    ['/v1/orgs/{orgId}/offers', '/api/create-offer'],
    ['buyer_not_found', '/api/create-offer'],
    ['priceMo', '/api/create-offer'],
    ['rate_limited', '/quota'],
    ['webhok signture', '/webhook'],
    ['how do I verify a signature', '/webhook'],
    ['backing off', '/quota#backing-off'],
    ['if node', '/workflow/if'],
    ['else', '/workflow/if'],
    ['list off', '/api/list-offers'],
  ])('%s finds %s', async (query, expected) => {
    const {hits} = ask(await engine(), query);
    expect(hits.slice(0, 2).map(({url}) => url)).toContain(expected);
  });

  it('has complete rows before the full text is loaded, from headings and keywords', async () => {
    const made = await engine(false);
    const [row] = ask(made, 'signature').hits;
    expect(row).toMatchObject({
      url: '/webhook',
      sections: [{url: '/webhook#verify-the-signature'}],
    });
    expect(textOf(row?.snippet ?? [])).toBe('All about receive webhooks.');
    expect(ask(made, 'else').hits[0]?.url).toBe('/workflow/if');
    expect(ask(made, 'hmac').nbHits).toBe(0);
  });

  it('has one row per page, with its description and the sections that have their own match', async () => {
    const {hits} = ask(await engine(), 'create offer');
    expect(new Set(hits.map(({url}) => url)).size).toBe(hits.length);
    expect(hits[0]).toMatchObject({url: '/api/create-offer', sections: []});
    expect(textOf(hits[0]?.snippet ?? [])).toBe('All about create an offer.');
  });

  it.each([
    ['fetch offers', '/api/list-offers'],
    ['make offer', '/api/create-offer'],
    ['offer endpoint', '/api/create-offer'],
    ['web hook', '/webhook'],
    ['verifying signatures', '/webhook'],
  ])('understands %s in the words of a reader', async (query, expected) => {
    const {hits} = ask(await engine(), query);
    expect(hits.map(({url}) => url)).toContain(expected);
  });

  it('ranks a guide above an operation if the query names no action', async () => {
    const subject = [
      ...page('/money', 'Money back', [['Steps', 'How to return money.']], {
        keywords: ['reimbursement'],
      }),
      ...page('/api/create-refund', 'Create a refund', [], {
        area: 'api',
        kind: 'operation',
        keywords: ['reimbursement'],
      }),
    ];
    const small = await engineOf(subject);
    const first = (query: string) => ask(small, query).hits[0]?.url;
    expect(first('reimbursement')).toBe('/money');
    expect(first('make a reimbursement')).toBe('/api/create-refund');
    expect(first('how do I make a reimbursement')).toBe('/api/create-refund');
  });

  it('filters, paginates, and counts', async () => {
    const made = await engine();
    expect(ask(made, 'offer', ['area:api']).hits.every(({area}) => area === 'api')).toBe(true);
    expect(ask(made, 'kotlin', ['docusaurus_tag:docs-sdks-current']).nbHits).toBe(0);
    const two = made.search({query: 'offer', facetFilters: [], hitsPerPage: 1, page: 1});
    expect(two).toMatchObject({page: 1, nbPages: two.nbHits});
    expect(two.hits).toHaveLength(1);
  });

  it.each([
    '',
    '   ',
    '???',
    '<script>',
    '{{}}',
    '\u0000',
    '(((',
    '💥',
    '\\',
    '__proto__',
    'constructor',
    'a'.repeat(500),
  ])("doesn't throw on %j", async (query) => expect(() => ask(made, query)).not.toThrow());

  it('highlights matches', async () => {
    const [hit] = ask(await engine(), 'signature').hits;
    const [section] = hit?.sections ?? [];
    expect(textOf(section?.heading.filter(({match}) => match) ?? [])).toBe('signature');
  });

  it('highlights the words that results need, and no others', async () => {
    const {hits} = ask(await engine(), 'what is the signature of a webhook');
    const marked = hits.flatMap(({heading, snippet, sections}) =>
      [heading, snippet, ...sections.map((section) => section.heading)]
        .flat()
        .filter(({match}) => match)
        .map(({text}) => text.toLowerCase()),
    );
    expect(marked).toContain('signature');
    expect(marked.filter((word) => ['is', 'the', 'a'].includes(word))).toEqual([]);
  });

  it('counts only pages that cover the rare words', async () => {
    const made = await engineOf([
      ...records,
      ...['buyer', 'seller', 'partner', 'seat'].flatMap((name) =>
        page(`/${name}`, `About the ${name} of an offer`, []),
      ),
    ]);
    expect(ask(made, 'hmac offer').hits.map(({url}) => url)).toEqual(['/webhook']);
    expect(ask(made, 'offer').nbHits).toBeGreaterThan(4);
  });

  it.each([
    ['GET /v1/orgs/{orgId}/offers', '/api/list-offers'],
    ['get /offers', '/api/list-offers'],
    ['POST /v1/orgs/{orgId}/offers', '/api/create-offer'],
  ])('finds the operation of %s', async (query, expected) =>
    expect(ask(await engine(), query).hits[0]?.url).toBe(expected),
  );

  it('finds an overview by its slug, before pages of the same name', async () => {
    const made = await engineOf([
      ...page('/crm/cosell', 'Co-sell', []),
      ...page('/cosell', 'Co-sell with a cloud provider', [], {kind: 'overview'}),
    ]);
    expect(ask(made, 'cosell').hits[0]?.url).toBe('/cosell');
    expect(ask(made, 'co-sell').hits[0]?.url).toBe('/cosell');
  });

  it('leads to no short heading that is part of a section', async () => {
    const notes = page('/notes', 'Notes about marketplaces', [
      ['Sources', 'Where it is from.'],
      ['Reseller deals', 'Published by the marketplaces.'],
    ]).map((record, index) => (index === 2 ? {...record, level: 3} : record));
    const made = await engineOf([...notes, ...page('/deals', 'Reseller deals on AWS', [])]);
    expect(ask(made, 'reseller deals').hits.map(({url}) => url)).toEqual(['/deals', '/notes']);
  });

  it.each(['RateLimitedException', 'RateLimitedError'])(
    'finds the error that %s is for',
    async (query) => expect(ask(await engine(), query).hits[0]?.url).toBe('/quota'),
  );

  it('corrects a word before it looks for verbs and names', async () => {
    const made = await engine();
    expect(ask(made, 'crete offer').hits[0]?.url).toBe('/api/create-offer');
    expect(ask(made, 'lst offers').hits[0]?.url).toBe('/api/list-offers');
  });

  it('finds a page by a question that it answers', async () => {
    const made = await engineOf([
      ...page('/team', 'Users', [], {questions: ['How do I remove someone who left the company?']}),
      ...page('/company', 'The company that left', [['Someone', 'How someone left the company.']]),
    ]);
    expect(ask(made, 'remove someone who left the company').hits[0]?.url).toBe('/team');
  });

  it('rejects full text of another build', async () => {
    await expect(
      (await engine(false)).addFullText({content: ['x'], identifiers: []}),
    ).rejects.toThrow('not of one build');
  });
});

const made = await engine();
