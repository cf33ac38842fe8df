import type {ReactNode} from 'react';
import {ScrollBox} from './ScrollBox';

interface Props {
  label: string;
  head: string[];
  rows: ReactNode[][];
  className?: string;
}

export function Table({label, head, rows, className}: Props) {
  return (
    <ScrollBox label={label}>
      <table className={className}>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
