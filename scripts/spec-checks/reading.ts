import {type SitePages, splitAddress} from '../../generator/reference/site-pages';
import {anchorsOf} from './anchors';
import type {Check} from './finding';

/**
 * Purpose: every code of the catalogue names the page on which the reader fixes it, and that page
 *   exists: a guide or a handwritten page of the API, with the heading or step of its anchor, or
 *   an operation, which takes no anchor.
 * Exemptions: none.
 */
export const checkReading: Check = ({catalogue, pages}) => {
  const findings = Object.entries(catalogue).flatMap(([code, {read}]) => {
    const problem = problemOf(read, pages);
    return problem ? [`${code}: ${problem}.`] : [];
  });
  const routes = new Set(Object.values(catalogue).map(({read}) => splitAddress(read ?? '').route));
  return {findings, counts: `${Object.keys(catalogue).length} codes lead to ${routes.size} pages`};
};

/** The catalogue is a file, so `read` may be missing whatever its type says. */
function problemOf(read: string | undefined, pages: SitePages): string | undefined {
  if (!read) return 'read is missing';
  const {route, anchor} = splitAddress(read);
  const page = pages.get(route);
  if (!page) return `there is no page ${route}`;
  if (anchor === undefined) return undefined;
  if (page.text === undefined) return `${route} is an operation, which takes no anchor`;
  return anchorsOf(page.text).has(anchor) ? undefined : `${route} has no heading or step ${anchor}`;
}
