import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type APIRequestContext} from '@playwright/test';
import {parse} from 'yaml';

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

export const routes = parse(readFileSync(path.join(__dirname, 'routes.yaml'), 'utf8')) as Routes;

export const operations = Object.values(routes.api.operations).flat();

/** Expects a page with a heading at each of these addresses, without a redirect. */
export async function expectPages(request: APIRequestContext, paths: string[]): Promise<void> {
  const missing: string[] = [];
  for (const path of paths) {
    const response = await request.get(encodeURI(path), {maxRedirects: 0});
    const html = await response.text();
    if (response.status() !== 200 || !/<h1[\s>]/.test(html))
      missing.push(`${path} (${response.status()})`);
  }
  expect(missing, 'routes without a page').toEqual([]);
}
