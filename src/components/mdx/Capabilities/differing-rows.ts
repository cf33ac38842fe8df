import type {MatrixRow} from '../../../../packages/content-model/capability-matrix';
import type {Marketplace} from '../../../../packages/content-model/marketplaces';

/** The rows in which these marketplaces don't all have the same answers. Notes don't count. */
export const differingRows = (rows: MatrixRow[], columns: Marketplace[]): MatrixRow[] =>
  rows.filter(({cells}) => {
    const shown = columns.map((name) => cells[name]);
    // Direct billing has no marketplace, which isn't a difference.
    const offers = shown.flatMap((cell) => cell.offers?.answer ?? []);
    const argosy = shown.map((cell) => cell.argosy.answer);
    return new Set(offers).size > 1 || new Set(argosy).size > 1;
  });
