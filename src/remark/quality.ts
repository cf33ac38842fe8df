import type {Heading, PhrasingContent, Root, RootContent} from 'mdast';
import type {Transformer} from 'unified';
import {cellsOf, type QualityReport, type Row} from '../../packages/content-model/quality';
import {isJsx} from './jsx';
import {inline, table} from './tables';

/**
 * Writes `<Quality />` as one table per group of claims, and a table with the reviews of guides. It runs
 * before the headings get their IDs, so that each group is in the table of contents.
 */
export default function quality({report}: {report: QualityReport}): Transformer<Root> {
  return (root) => {
    root.children = root.children.flatMap((node) =>
      isJsx(node, 'Quality') ? sections(report) : [node],
    );
  };
}

function sections({commit, rows, reviews}: QualityReport): RootContent[] {
  const groups = [...new Set(rows.map(({group}) => group))];
  const passed = rows.filter(({state}) => state === 'holds').length;
  return [
    paragraph(`${passed} of ${rows.length} claims hold, measured on commit \`${commit}\`.`),
    ...groups.flatMap((group) => [
      heading(group),
      table(
        ['Claim', 'Result', 'Goal', 'State', 'Measured', 'npm run'],
        rows.filter((row) => row.group === group).map(cells),
      ),
    ]),
    heading('Reviews of guides'),
    reviews.length > 0
      ? table(['Area', 'Pages', 'Oldest review', 'Newest review'], reviewRows(reviews))
      : paragraph('Not measured.'),
  ];
}

/** Highlights states other than `holds`, and writes the command as code. */
function cells(row: Row) {
  const [claim = '', result = '', goal = '', state = '', measured = '', command = ''] =
    cellsOf(row);
  const shown = row.state === 'holds' ? state : strong(state);
  return [claim, result, goal, shown, measured, `\`${command}\``];
}

function reviewRows(reviews: QualityReport['reviews']): string[][] {
  const areas = [...new Set(reviews.map(areaOf))].sort();
  return areas.map((area) => {
    const days = reviews
      .filter((review) => areaOf(review) === area)
      .map(({reviewed}) => reviewed)
      .sort();
    return [area, String(days.length), days[0] ?? '', days.at(-1) ?? ''];
  });
}

/** Returns the first segment of the address. */
const areaOf = ({page}: {page: string}): string => `\`/${page.split('/')[1] ?? ''}\``;

const strong = (value: string): PhrasingContent[] => [
  {type: 'strong', children: [{type: 'text', value}]},
];

const heading = (value: string): Heading => ({
  type: 'heading',
  depth: 2,
  children: [{type: 'text', value}],
});

const paragraph = (value: string): RootContent => ({type: 'paragraph', children: inline(value)});
