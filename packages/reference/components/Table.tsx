import type {ReactNode} from 'react';
import {ScrollBox} from './ScrollBox';

interface Props {
  label: string;
  head: string[];
  rows: ReactNode[][];
  className?: string;
}

/**
 * A table with four or more columns and one with sentences, so on a phone its rows are stacked. That's
 * also why it has roles: a block isn't a table for assistive technology.
 */
export function Table({label, head, rows, className}: Props) {
  return (
    <ScrollBox label={label}>
      <table className={['table-stacked', className].filter(Boolean).join(' ')} role="table">
        <thead role="rowgroup">
          <tr role="row">
            {head.map((cell) => (
              <th key={cell} scope="col" role="columnheader">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <tr key={index} role="row">
              {row.map((cell, column) => (
                <td key={column} role="cell" data-label={head[column]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
