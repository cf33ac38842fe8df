import type {ReactNode} from 'react';
import type {MatrixCell, MatrixRow} from '@docs/content-model/files';
import {type Marketplace, marketplaces, offeredLabels, supportedLabels} from '@docs/content-model';
import Answer from './Answer';
import Filters from './Filters';
import styles from './styles.module.css';

const all = Object.keys(marketplaces) as Marketplace[];

function Cell({offers, argosy}: MatrixCell): ReactNode {
  return (
    <td>
      {offers && (
        <Answer
          label="Offers"
          answer={offers.answer}
          text={offeredLabels[offers.answer]}
          note={offers.note}
          outdated={offers.outdated}
        />
      )}{' '}
      <Answer
        label="Argosy"
        answer={argosy.answer}
        text={supportedLabels[argosy.answer]}
        note={argosy.note}
      />
    </td>
  );
}

/**
 * The capability matrix. src/remark/capabilities.ts passes the rows at build time. The whole table is
 * in the HTML, and the filters only hide parts of it.
 */
export default function Capabilities({rows = []}: {rows?: MatrixRow[]}): ReactNode {
  const groups = [...new Set(rows.map(({group}) => group))];
  return (
    <div className={styles.matrix} data-matrix="">
      <Filters rows={rows.length} />
      <div className={styles.scroll} role="region" aria-label="Capability matrix" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Capability</th>
              {all.map((name) => (
                <th key={name} scope="col">
                  {marketplaces[name]}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group}>
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={all.length + 1}>
                  <span>{group}</span>
                </th>
              </tr>
              {rows
                .filter((row) => row.group === group)
                .map(({id, feature, cells}) => (
                  <tr key={id}>
                    <th scope="row">
                      <a href={`#${id}`}>{feature}</a>
                    </th>
                    {all.map((name) => (
                      <Cell key={name} {...cells[name]} />
                    ))}
                  </tr>
                ))}
            </tbody>
          ))}
        </table>
      </div>
    </div>
  );
}
