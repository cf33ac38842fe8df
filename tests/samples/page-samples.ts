import {readInventory} from '@docs/contract';
import {BuiltPage, elementsIn, textOf} from '../reference/page-facts';

export type PageSample = {
  slug: string;
  scenario: string;
  /** The scenario's position on the page. */
  position: number;
  language: string;
  code: string;
};

const pages = readInventory().map(({slug}) => ({
  slug,
  page: new BuiltPage(`build/api/${slug}.html`),
}));

/** The samples on the built pages. */
export const pageSamples: PageSample[] = pages.flatMap(({slug, page}) =>
  page
    .all((element) => element.attribs['data-scenario'] !== undefined)
    .flatMap((scenario, position) =>
      elementsIn(scenario)
        .filter((element) => element.attribs.class === 'sample__panel')
        .map((panel) => ({
          slug,
          scenario: scenario.attribs['data-scenario'] ?? '',
          position,
          language: panel.attribs['data-language'] ?? '',
          code: codeOf(panel),
        })),
    ),
);

/** The versions that each page names for its samples. */
export const pageVersions = new Map(
  pages.map(({slug, page}) => [
    slug,
    page
      .all((element) => element.attribs.class === 'sample__versions')
      .map((element) => textOf(element).trim())
      .join(),
  ]),
);

function codeOf(panel: Parameters<typeof textOf>[0]): string {
  const label = panel.children.find((child) => 'name' in child && child.name === 'pre');
  if (!label || !('children' in label)) throw new Error('A sample without code');
  return textOf(label as Parameters<typeof textOf>[0]);
}
