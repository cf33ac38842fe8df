import {type ContentPage, type Finding, proseOf} from './page';

const maxWords = 40;

/** No two pages share a paragraph of more than 40 words. Repeated text belongs in a partial. */
export function sharedParagraphs(pages: ContentPage[]): Finding[] {
  const first = new Map<string, string>();
  return pages.flatMap((page) =>
    paragraphsOf(page).flatMap((paragraph) => {
      const known = first.get(paragraph);
      if (!known) first.set(paragraph, page.file);
      return known && known !== page.file
        ? [
            {
              file: page.file,
              message: `shares a paragraph with ${known}: "${paragraph.slice(0, 80)}…"`,
            },
          ]
        : [];
    }),
  );
}

function paragraphsOf(page: ContentPage): string[] {
  return proseOf(page)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter((paragraph) => paragraph.split(' ').length > maxWords);
}
