import type {Html} from '../html';

/** A page to be written: thin MDX, and its rendered parts by name. */
export type Page = {file: string; mdx: string; parts: Record<string, string>};

type Section = {heading?: string; level?: 2 | 3; id: string; html: Html};

/** MDX for a list of sections: real headings, and a placeholder where each rendered part goes. */
export function sectionsToMdx(
  slug: string,
  sections: Section[],
): {mdx: string; parts: Record<string, string>} {
  const parts = Object.fromEntries(sections.map(({id, html}) => [id, html.text]));
  const blocks = sections.map(({heading, level = 2, id}) =>
    [
      heading ? `${'#'.repeat(level)} ${heading} {/* #${id} */}` : '',
      `<Part page="${slug}" name="${id}" parts={parts} />`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
  return {mdx: blocks.join('\n\n'), parts};
}

/** What every page with parts imports. It exports them so that a navigation can load them first. */
export const imports = (slug: string) =>
  [
    "import Part from '@site/src/components/api/Part';",
    `import parts from './_parts/${slug}.json';`,
    '',
    'export {parts};',
    '',
  ].join('\n');
