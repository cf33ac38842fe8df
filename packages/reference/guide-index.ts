import type {PageLink, WrittenPage} from '@docs/content-model/files';

/** How guides mention what the reference describes. */
const mentions = {
  operation: /<Op\s+slug="([^"]+)"/g,
  event: /<Event\s+type="([^"]+)"/g,
  error: /<ErrorCode\s+code="([^"]+)"/g,
};

/** The guides that mention an operation, an event, or an error, by its slug, type, or code. */
export function indexGuides(
  guides: WrittenPage[],
  kind: keyof typeof mentions = 'operation',
): Map<string, PageLink[]> {
  const found = new Map<string, PageLink[]>();
  for (const {title, route, text} of guides) {
    for (const name of new Set([...text.matchAll(mentions[kind])].map(([, own = '']) => own)))
      found.set(name, [...(found.get(name) ?? []), {title, route}]);
  }
  return found;
}

/** The guides of several operations, events, or errors, those that use most of them first. */
export function guidesOf(slugs: string[], users: Map<string, PageLink[]>, limit = 8): PageLink[] {
  const uses = new Map<string, {guide: PageLink; count: number}>();
  for (const guide of slugs.flatMap((slug) => users.get(slug) ?? [])) {
    const known = uses.get(guide.route) ?? {guide, count: 0};
    uses.set(guide.route, {guide, count: known.count + 1});
  }
  return [...uses.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, limit)
    .map(({guide}) => guide);
}
