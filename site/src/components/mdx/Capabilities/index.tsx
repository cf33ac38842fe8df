import {Fragment, type ReactNode} from 'react';
import type {MatrixRow, Verdict} from '@docs/content-model/files';
import {type Marketplace, marketplaces} from '@docs/content-model';
import Flag from '../../home/MarketplaceTiles/Flag';
import styles from './styles.module.css';

const all = Object.keys(marketplaces) as Marketplace[];
const heads: Record<Marketplace, string> = {
  ...marketplaces,
  alibaba: 'Alibaba',
  direct: 'Direct',
};

const filters = {
  all: 'All',
  automated: 'Only what Argosy automates',
  gap: 'Only gaps',
} as const;

const legend: Partial<Record<Verdict, string>> = {
  yes: 'In the console and API',
  api: 'Only through the API',
  automatic: 'Argosy does it for you',
  partly: 'Partly',
  gap: 'Only in the marketplace',
  none: 'Not available',
  unconfirmed: 'Not confirmed',
};

const automated: Verdict[] = ['yes', 'api', 'automatic', 'partly'];
const filtersOf = (verdicts: Verdict[]) =>
  [
    verdicts.some((verdict) => automated.includes(verdict)) && 'automated',
    verdicts.includes('gap') && 'gap',
  ]
    .filter(Boolean)
    .join(' ');
const verdictsOf = (rows: MatrixRow[]) =>
  rows.flatMap(({cells}) => all.map((name) => cells[name].verdict));

/**
 * The capability matrix. src/remark/capabilities.ts passes the rows and each cell's details at build time. The
 * filters are radio buttons next to the table, so style sheets alone can apply them, even without `:has()`.
 */
export default function Capabilities({
  rows = [],
  children,
}: {
  rows?: MatrixRow[];
  children?: ReactNode;
}): ReactNode {
  const groups = [...new Set(rows.map(({group}) => group))];
  return (
    <div className={styles.matrix} data-matrix="">
      <ul className={styles.legend} data-search="ignore" data-markdown-ignore="">
        {Object.entries(legend).map(([verdict, meaning]) => (
          <li key={verdict} data-verdict={verdict}>
            {meaning}
          </li>
        ))}
      </ul>
      <Choices name="rows" chosen="all" options={filters} />
      <span className={styles.versus} data-markdown-ignore="">
        Compare
      </span>
      <Choices name="first" chosen="aws" options={heads} />
      <span className={styles.versus} data-markdown-ignore="">
        with
      </span>
      <Choices name="second" chosen="azure" options={heads} />
      <table className={styles.table} aria-label="Capability matrix">
        <thead>
          <tr>
            <th scope="col">Capability</th>
            {all.map((name) => (
              <th key={name} scope="col">
                <Flag of={name} />
                {heads[name]}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => {
          const members = rows.filter((row) => row.group === group);
          return (
            <tbody key={group}>
              <tr className={styles.group} data-is={filtersOf(verdictsOf(members))}>
                <th scope="rowgroup">{group}</th>
              </tr>
              {members.map((row) => (
                <Row key={row.id} {...row} />
              ))}
            </tbody>
          );
        })}
      </table>
      <div className={styles.notes}>{children}</div>
    </div>
  );
}

/** Radio buttons, each before its label. */
function Choices({
  name,
  chosen,
  options,
}: {
  name: string;
  chosen: string;
  options: Record<string, string>;
}): ReactNode {
  return Object.entries(options).map(([value, label]) => (
    <Fragment key={value}>
      <input
        type="radio"
        id={`${name}-${value}`}
        name={name}
        value={value}
        defaultChecked={value === chosen}
        autoComplete="off"
        data-markdown-ignore=""
      />
      <label htmlFor={`${name}-${value}`} data-markdown-ignore="" data-search="ignore">
        {name !== 'rows' && <span className={styles.hidden}>{`${name}: `}</span>}
        {label}
      </label>
    </Fragment>
  ));
}

function Row({id, feature, hasDetails, cells}: MatrixRow): ReactNode {
  return (
    <tr id={id} data-is={filtersOf(all.map((name) => cells[name].verdict))}>
      <th scope="row">
        {feature}
        {hasDetails && (
          <button type="button" popoverTarget={`${id}.about`} aria-label={`About ${feature}`} />
        )}
      </th>
      {all.map((name) => {
        const {verdict, label, text, hasNote} = cells[name];
        return (
          <td key={name} data-is={filtersOf([verdict]) || undefined}>
            <button
              type="button"
              popoverTarget={`${id}.${name}`}
              data-verdict={verdict}
              data-note={hasNote ? '' : undefined}
            >
              {label}
            </button>
            <span className={styles.hidden}> {text}</span>
          </td>
        );
      })}
    </tr>
  );
}
