import type {ContentPage, Finding} from './page';

/** A guide mentions every event type, so that readers learn how to handle it. */
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
