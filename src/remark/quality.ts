import type {Heading, PhrasingContent, Root, RootContent} from 'mdast';
import type {Transformer} from 'unified';
import {cellsOf, type QualityReport, type Row} from '../../packages/content-model/quality';
import {isJsx} from './jsx';
import {trendLine} from './trend-line';
import {inline, table} from './tables';

/**
 * Writes `<Quality />` as one table per question, and a table with the reviews of guides. It runs
 * before the headings get their IDs, so that each question is in the table of contents.
 */
export default function quality({report}: {report: QualityReport}): Transformer<Root> {
  return (root) => {
    root.children = root.children.flatMap((node) =>
      isJsx(node, 'Quality') ? sections(report) : [node],
    );
  };
}

function sections({commit, topics, rows, reviews}: QualityReport): RootContent[] {
  const met = rows.filter(({state}) => state === 'holds').length;
  return [
    paragraph(`${met} of ${rows.length} results meet their goal in commit \`${commit}\`.`),
    ...topics.flatMap(({question, about}) => [
      heading(question),
      paragraph(about),
      table(
        ['What we check', 'Result', 'Since the first release', 'Measured', 'Repeat it'],
        rows.filter((row) => row.question === question).map(cells),
      ),
    ]),
    heading('When was each guide reviewed?'),
    reviews.length > 0
      ? table(['Area', 'Pages', 'Oldest review', 'Newest review'], reviewRows(reviews))
      : paragraph('Not measured.'),
  ];
}

/** Highlights results that miss their goal, and writes the command as code. */
function cells(row: Row) {
  const [claim = '', result = '', history = '', measured = '', command = ''] = cellsOf(row);
  return [
    claim,
    row.state === 'holds' ? result : strong(result),
    [...trendLine(row.history.map(({value}) => value)), ...inline(history)],
    measured,
    `\`${command}\``,
  ];
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
