import type {ReactNode} from 'react';
import type {Reference} from '../reference-context';
import {renderPart} from '../render-part';

/** A generated page: short MDX, and its rendered parts by name. */
export type Page = {file: string; mdx: string; parts: Record<string, string>};

export type Section = {heading?: string; level?: 2 | 3; id: string; content: ReactNode};

/** MDX for a list of sections, with headings and a placeholder for each rendered part. */
export function sectionsToMdx(
  slug: string,
  sections: Section[],
  reference: Reference,
): {mdx: string; parts: Record<string, string>} {
  const parts = Object.fromEntries(
    sections.map(({id, content}) => [id, renderPart(content, reference)]),
  );
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

/** The component that shows a part. A site without our theme has another one. */
export const partModule = '@site/src/components/api/Part';

/**
 * The imports of every page with parts. The page exports the parts so that they can be loaded
 * before navigating to it.
 */
export const partImports = (slug: string) =>
  [
    `import Part from '${partModule}';`,
    `import parts from './_parts/${slug}.json';`,
    '',
    'export {parts};',
    '',
  ].join('\n');
