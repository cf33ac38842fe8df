import type {Element, Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import type {QualityReport} from '../../src/content-model/quality';

/** Whether the tables of the built page have a row for each claim of the report, and no figure besides. */
export function pageSays(html: string, {rows}: QualityReport): boolean {
  const shown = elements(fromHtml(html))
    .filter(({tagName}) => tagName === 'tr')
    .map((row) =>
      elements(row)
        .filter(({tagName}) => tagName === 'td')
        .map(textOf),
    )
    .filter((cells) => cells.length === 6)
    .map((cells) => cells.join('\n'));
  const expected = rows.map(({claim, result, goal, state, measured, command}) =>
    [claim, result, goal, state, measured ?? 'never', command].join('\n'),
  );
  return shown.length === expected.length && shown.every((row, at) => row === expected[at]);
}

function elements(node: Nodes): Element[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) =>
    child.type === 'element' ? [child, ...elements(child)] : [],
  );
}

const textOf = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';
