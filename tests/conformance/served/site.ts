import {readFileSync} from 'node:fs';
import {expect} from 'vitest';
import {parse} from 'yaml';
import {freePorts} from '../../support/free-ports';
import {ServedPage} from './served-page';

export const [port = 0] = freePorts('CONFORMANCE', 1);

/** One request to the built site, not following redirects. */
export const get = (path: string) =>
  fetch(`http://127.0.0.1:${port}${encodeURI(path)}`, {redirect: 'manual'});

export async function pageAt(path: string): Promise<ServedPage> {
  return new ServedPage(await (await get(path)).text());
}

/** Expects a page with a heading at each of these addresses, without a redirect. */
export async function expectPages(paths: string[]): Promise<void> {
  const missing: string[] = [];
  for (const path of paths) {
    const response = await get(path);
    const html = await response.text();
    if (response.status !== 200 || !/<h1[\s>]/.test(html))
      missing.push(`${path} (${response.status})`);
  }
  expect(missing, 'routes without a page').toEqual([]);
}

interface Routes {
  home: string;
  search: string;
  api: {
    overview: string;
    categories: Record<string, string>;
    operations: Record<string, string[]>;
  };
  sdks: string[];
  guides: Record<string, string[]>;
  redirects: Record<string, string>;
}

export const routes = parse(readFileSync('tests/conformance/served/routes.yaml', 'utf8')) as Routes;

export const operations = Object.values(routes.api.operations).flat();
