import {existsSync} from 'node:fs';
import path from 'node:path';

const guides = path.join(__dirname, '..', 'content', 'guides');

/**
 * Whether a guide exists yet. The footer and the redirects are written for the whole
 * site; what they point at appears as its page lands, because a link to a page that
 * does not exist fails the build.
 */
export function landed(route: string): boolean {
  return ['.mdx', '/index.mdx'].some((ending) =>
    existsSync(path.join(guides, `${route}${ending}`)),
  );
}
