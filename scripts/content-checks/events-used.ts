import type {ContentPage, Finding} from './page';

/** Every event type is named by a guide, so that a reader learns what to do when it comes. */
export function unusedEvents(types: string[], pages: ContentPage[]): Finding[] {
  const used = new Set(
    pages.flatMap(({body}) =>
      [...body.matchAll(/<Event\s+type="([^"]+)"/g)].map(([, type = '']) => type),
    ),
  );
  return types
    .filter((type) => !used.has(type))
    .map((type) => ({
      file: `openapi/events/${type}.yaml`,
      message: `no guide names it with <Event type="${type}" />`,
    }));
}
