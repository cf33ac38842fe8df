import {readInventory} from '../../generator/contract-files';
import {BuiltPage, textOf} from '../reference/page-facts';

export type PageSample = {slug: string; language: string; code: string};

/** The samples as the built pages print them. */
export function pageSamples(): PageSample[] {
  return readInventory().flatMap(({slug}) =>
    new BuiltPage(`build/api/${slug}.html`)
      .all((element) => element.attribs.class === 'sample__panel')
      .map((panel) => ({
        slug,
        language: panel.attribs['data-language'] ?? '',
        code: codeOf(panel),
      })),
  );
}

/** What each page says of the versions that its samples ran with. */
export function pageVersions(): string[] {
  return readInventory().map(({slug}) =>
    new BuiltPage(`build/api/${slug}.html`)
      .all((element) => element.attribs.class === 'sample__versions')
      .map((element) => textOf(element).trim())
      .join(),
  );
}

function codeOf(panel: Parameters<typeof textOf>[0]): string {
  const label = panel.children.find((child) => 'name' in child && child.name === 'pre');
  if (!label || !('children' in label)) throw new Error('A sample without code');
  return textOf(label as Parameters<typeof textOf>[0]);
}
