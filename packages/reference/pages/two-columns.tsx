import {SectionBar} from '../components/SectionBar';
import type {Reference} from '../reference-context';
import {frontMatter} from './front-matter';
import {partImports, type Page, type Section, sectionsToMdx} from './page';

interface Content {
  file: string;
  about: {
    title: string;
    description: string;
    slug: string;
    /** What readers type in search and the page doesn't say. */
    keywords?: readonly string[];
  };
  /** What comes before the samples on narrow screens. */
  head: Section[];
  aside: Section & {label: string};
  sections: Section[];
  /** Sections that the MDX pipeline draws, so they can't be parts. */
  drawn?: {id: string; heading: string; mdx: string}[];
}

/** A page with text on the left and code on the right. A bar links to its sections. */
export function twoColumnPage(content: Content, reference: Reference): Page {
  const {file, about, head, aside, sections, drawn = []} = content;
  const render = (shown: Section[]) => sectionsToMdx(file, shown, reference);
  const bar: Section = {
    id: 'sections',
    content: <SectionBar sections={titled([...sections, ...drawn])} />,
  };
  const [top, code, text] = [render(head), render([aside]), render([bar, ...sections])];
  const mdx = [
    frontMatter({
      kind: 'reference',
      ...about,
      // In the sidebar, a group around it names its object.
      pagination_label: about.title,
      hide_table_of_contents: true,
    }),
    partImports(file),
    '<div className="operation">',
    column('div className="operation__head"', top.mdx),
    column(
      `aside className="operation__aside" aria-label="${aside.label}" data-search="ignore"`,
      code.mdx,
    ),
    column(
      'div className="operation__main"',
      [
        text.mdx,
        ...drawn.map(({id, heading, mdx: own}) => `## ${heading} {/* #${id} */}\n\n${own}`),
      ].join('\n\n'),
    ),
    '</div>',
    '',
  ].join('\n');
  return {file, mdx, parts: {...top.parts, ...code.parts, ...text.parts}};
}

const titled = (sections: {id: string; heading?: string}[]): {id: string; heading: string}[] =>
  sections.flatMap(({id, heading}) => (heading ? [{id, heading}] : []));

/** MDX needs blank lines around the content of an element. */
const column = (opening: string, mdx: string): string =>
  `<${opening}>\n\n${mdx}\n\n</${opening.split(' ')[0]}>`;
