import {readdirSync} from 'node:fs';
import path from 'node:path';

/** An address that clients request. It has a file, or it redirects. */
export interface SitePage {
  address: string;
  file?: string;
  /** The Markdown page, for addresses that redirect agents. */
  markdown?: string;
  redirectsTo?: string;
  /** How often it's requested compared with others. */
  weight: number;
  /** The tags of its encodings. The origin knows them when it's started. */
  etags: string[];
}

const names = ['/api', '/billing', '/cosell', '/workflow', '/glossary', '/sdks', '/analytics'];

/** A few addresses of every kind. */
export function sitePages(): SitePage[] {
  const file = (name: string, weight: number): SitePage => ({
    address: name,
    file: name,
    weight,
    etags: [],
  });
  return [
    {address: '/', file: '/index.html', markdown: '/index.md', weight: 20, etags: []},
    ...names.map((name) => ({
      address: name,
      file: `${name}.html`,
      markdown: `${name}.md`,
      weight: 10,
      etags: [],
    })),
    {address: '/api/', redirectsTo: '/api', weight: 2, etags: []},
    {address: '/Billing', redirectsTo: '/billing', weight: 2, etags: []},
    file('/billing.md', 5),
    file('/billing.png', 5),
    file('/errors.json', 3),
    file(first('assets/css'), 10),
    file(first('packages/npm'), 3),
    // The largest file.
    file('/openapi.yaml', 1),
  ];
}

/** The first file in a folder of the built site. */
function first(folder: string): string {
  const [name] = readdirSync(path.join('build', folder)).sort();
  if (!name) throw new Error(`build/${folder} is empty.`);
  return `/${folder}/${name}`;
}
