import {type SitePages, splitAddress} from '@docs/content-model/files';
import {anchorsOf} from './anchors';
import type {Check} from './finding';

/**
 * Purpose: every error code names a page that explains the fix, and that page exists. It is a guide
 *   or a handwritten API page, with the heading or step of its anchor, or an operation, which has
 *   no anchor.
 * Exemptions: none.
 */
export const checkReading: Check = ({catalog, pages}) => {
  const findings = Object.entries(catalog).flatMap(([code, {read}]) => {
    const problem = problemOf(read, pages);
    return problem ? [`${code}: ${problem}.`] : [];
  });
  const routes = new Set(Object.values(catalog).map(({read}) => splitAddress(read ?? '').route));
  return {findings, counts: `${Object.keys(catalog).length} codes lead to ${routes.size} pages`};
};

/** The catalog is read from a file, so `read` may be missing although its type requires it. */
function problemOf(read: string | undefined, pages: SitePages): string | undefined {
  if (!read) return 'read is missing';
  const {route, anchor} = splitAddress(read);
  const page = pages.get(route);
  if (!page) return `there is no page ${route}`;
  if (anchor === undefined) return undefined;
  if (page.text === undefined) return `${route} is an operation, which takes no anchor`;
  return anchorsOf(page.text).has(anchor) ? undefined : `${route} has no heading or step ${anchor}`;
}
