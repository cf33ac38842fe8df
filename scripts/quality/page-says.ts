import {fromHtml} from 'hast-util-from-html';
import {cellsOf, type QualityReport} from '../../src/content-model/quality';
import {findAll, isElement, labelOf} from '../../src/plugins/markdown-twins/elements';

/** Whether the tables of the built page have a row for each claim of the report, and no figure besides. */
export function pageSays(html: string, {rows}: QualityReport): boolean {
  const page = fromHtml(html).children.find(isElement);
  if (!page) return false;
  const shown = findAll(page, ({tagName}) => tagName === 'tr')
    .map((row) => findAll(row, ({tagName}) => tagName === 'td').map(labelOf))
    .filter((cells) => cells.length === 6)
    .map((cells) => cells.join('\n'));
  const expected = rows.map((row) => cellsOf(row).join('\n'));
  return shown.length === expected.length && shown.every((row, at) => row === expected[at]);
}
