import type {SearchRecord} from '../../src/search/types';
import {type Contestant, gzipBytes, headingOf, pageOf, timed} from './contestant';
import {easyops, type Scratch} from './scratch';

/** As many as the plugin's search bar asks for. */
const limit = 8;

interface Document {
  i: number;
  /** Text, address of the page, and the number of the page's own document. */
  t: string;
  u: string;
  p?: number;
}

interface Index {
  query: (build: (query: {term: (value: string, options: object) => void}) => void) => {
    ref: string;
  }[];
}

interface Term {
  value: string;
  wildcard: number;
  presence: number;
  editDistance?: number;
}

interface Result {
  document: Document;
  type: number;
  page: Document | undefined | false;
}

interface Plugin {
  lunr: {Index: {load: (json: object) => Index}};
  tokenize: (text: string, language: string[]) => string[];
  smartQueries: (tokens: string[], dictionary: string[]) => {term: Term[]}[];
  sortSearchResults: (results: Result[]) => void;
}

interface Server {
  buildIndex: (
    documents: Document[][],
    options: object,
  ) => {documents: Document[]; index: {toJSON: () => object}}[];
}

/** Exactly what the browser's half of the plugin is made of. */
const clientSource = `
import lunr from 'lunr';
export {lunr};
export * from './node_modules/@easyops-cn/docusaurus-search-local/dist/client/client/utils/tokenize.js';
export * from './node_modules/@easyops-cn/docusaurus-search-local/dist/client/client/utils/smartQueries.js';
export * from './node_modules/@easyops-cn/docusaurus-search-local/dist/client/client/utils/sortSearchResults.js';
`;

/** lunr with the index, the queries and the order of the easyops plugin, by the plugin's own code. */
export async function lunrPlugin(
  records: readonly SearchRecord[],
  scratch: Scratch,
): Promise<Contestant> {
  const server = scratch.require(
    './node_modules/@easyops-cn/docusaurus-search-local/dist/server/server/utils/buildIndex.js',
  ) as Server;
  const client = scratch.require(
    scratch.write('easyops-client.cjs', scratch.bundle(clientSource, 'cjs')),
  ) as Plugin;

  const options = {language: ['en'], removeDefaultStopWordFilter: [], removeDefaultStemmer: false};
  const {made: json, milliseconds} = await timed(() =>
    JSON.stringify(server.buildIndex(documentsOf(records), options)),
  );
  const wrapped = (JSON.parse(json) as {documents: Document[]; index: object}[]).map(
    ({documents, index}, type) => ({documents, type, index: client.lunr.Index.load(index)}),
  );
  return {
    name: `lunr 2.3.9 in ${easyops.split('/')[1] ?? ''}`,
    buildMs: milliseconds,
    indexBytes: gzipBytes(json),
    firstResultBytes: gzipBytes(json) + gzipBytes(scratch.bundle(clientSource)),
    ask: async (query) => {
      const results = search(client, wrapped, query);
      return results.map(({document}) => document.u);
    },
  };
}

/** The loop of the plugin's worker. */
function search(
  client: Plugin,
  wrapped: {documents: Document[]; type: number; index: Index}[],
  query: string,
): Result[] {
  const results: Result[] = [];
  const pages = wrapped[0]?.documents ?? [];
  for (const {term} of client.smartQueries(client.tokenize(query, ['en']), [])) {
    for (const {documents, index, type} of wrapped) {
      const found = index
        .query((asked) => {
          // With a distance that is not a number lunr never ends; the plugin leaves it out too.
          for (const {value, wildcard, presence, editDistance} of term)
            asked.term(value, {wildcard, presence, ...(editDistance ? {editDistance} : null)});
        })
        .slice(0, limit)
        .filter(({ref}) => !results.some(({document}) => String(document.i) === ref))
        .slice(0, limit - results.length);
      for (const {ref} of found) {
        const document = documents.find(({i}) => String(i) === ref);
        if (!document) continue;
        const page = type !== 0 && pages.find(({i}) => i === document.p);
        results.push({document, type, page});
      }
      if (results.length >= limit) {
        client.sortSearchResults(results);
        return results;
      }
    }
  }
  client.sortSearchResults(results);
  return results;
}

/** Titles, headings, descriptions, keywords and texts, each an index of its own. */
function documentsOf(records: readonly SearchRecord[]): Document[][] {
  const titles: Document[] = [];
  const headings: Document[] = [];
  const texts: Document[] = [];
  let next = 0;
  let title = 0;
  for (const record of records) {
    const u = pageOf(record);
    if (record.level === 1) {
      title = ++next;
      titles.push({i: title, t: record.hierarchy.lvl1, u});
    } else {
      headings.push({i: ++next, t: headingOf(record), u, p: title});
    }
    if (record.content) texts.push({i: ++next, t: record.content, u, p: title});
  }
  return [titles, headings, [], [], texts];
}
