import type {ContentPage, Finding} from './page';

/** No two pages have the same description. */
export function sameDescriptions(pages: ContentPage[]): Finding[] {
  const first = new Map<string, string>();
  return pages.flatMap(({file, description}) => {
    const known = description ? first.get(description) : undefined;
    if (description && !known) first.set(description, file);
    return known ? [{file, message: `has the description of ${known}`}] : [];
  });
}
