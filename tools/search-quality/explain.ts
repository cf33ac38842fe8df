import type {RankedPage, SearchEngine} from '@docs/search/engine';

/** How many reasons fit into ten lines. */
const reasonsShown = 5;

/** Why a page is in its row, compared with the first one, or the first one with the second. */
export function explain(
  engine: SearchEngine,
  text: string,
  path?: string,
): {lines: string[]; isFound: boolean} {
  const query = engine.parse(text);
  const pages = engine.rank(query, ['version:current']);
  const words = query.words.map(({typed, optional}) => (optional ? `(${typed})` : typed));
  const heading = [
    `"${text}" is read as: ${words.join(' ')}. Words in parentheses are optional.`,
    `${pages.length} pages cover the query.`,
  ];
  const index = path ? pages.findIndex((page) => pathOf(page) === path) : 0;
  const page = pages[index];
  const other = pages[index === 0 ? 1 : 0];
  if (!page) return {lines: [...heading, `${path ?? 'No page'} isn't among them.`], isFound: false};
  const lines = [...heading, line(index + 1, page)];
  if (other) {
    lines.push(
      line(index === 0 ? 2 : 1, other),
      `Largest differences, as factors of ${pathOf(page)} and ${pathOf(other)}:`,
      ...differences(page, other),
    );
  }
  return {lines, isFound: true};
}

const pathOf = ({scored}: RankedPage): string => decodeURI(scored[0]?.section.page.path ?? '');

function line(row: number, page: RankedPage): string {
  const [best, ...further] = page.scored;
  const rest = page.score - (best?.score ?? 0);
  const more = further.length > 0 ? `, and ${rest.toFixed(0)} from its next sections` : '';
  return `Row ${row}: ${pathOf(page)}, ${page.score.toFixed(0)} points: ${best?.score.toFixed(0)} from “${best?.section.heading}”${more}.`;
}

function differences(page: RankedPage, other: RankedPage): string[] {
  const [own, others] = [page, other].map(({scored}) => scored[0]?.factors ?? {});
  const shown = (factor = 1) => factor.toFixed(2);
  return Object.entries(own ?? {})
    .map(([name, factor]) => ({name, factor, against: others?.[name] ?? 1}))
    .filter(({factor, against}) => factor !== against)
    .sort((a, b) => effect(b) - effect(a))
    .slice(0, reasonsShown)
    .map(({name, factor, against}) => `  ${name}: ${shown(factor)} and ${shown(against)}`);
}

const effect = ({factor, against}: {factor: number; against: number}): number =>
  Math.abs(Math.log(factor / against));
