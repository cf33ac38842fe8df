import {fromHtml} from 'hast-util-from-html';
import {cellsOf, type QualityReport} from '../../packages/content-model/quality';
import {findAll, isElement, labelOf} from '../../src/plugins/markdown-pages/elements';

/** Whether the tables of the built page match the report's rows exactly. */
export function pageShowsReport(html: string, {rows}: QualityReport): boolean {
  const page = fromHtml(html).children.find(isElement);
  if (!page) return false;
  const shown = findAll(page, ({tagName}) => tagName === 'tr')
    .map((row) => findAll(row, ({tagName}) => tagName === 'td').map(labelOf))
    .filter((cells) => cells.length === 5)
    .map((cells) => cells.join('\n'));
  const expected = rows.map((row) => cellsOf(row).join('\n'));
  return shown.length === expected.length && shown.every((row, index) => row === expected[index]);
}
