import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import type {Setting} from '@docs/content-model/files';
import styles from './styles.module.css';

type Props = {
  /** What the settings belong to. It's the table's accessible name and the prefix of the anchors. */
  of: string;
  /** From the page. For a `file`, src/remark/settings.ts passes them at build time. */
  rows?: Setting[];
  file?: string;
};

const columns = ['Setting', 'Type', 'Default', 'Meaning'];

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Renders text between backticks as code, the only markup that descriptions of settings have. */
const withCode = (text: string): ReactNode[] =>
  text.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));

function Row({of, setting}: {of: string; setting: Setting}): ReactNode {
  const id = `${slug(of)}-${slug(setting.name)}`;
  useBrokenLinks().collectAnchor(id);
  return (
    <tr id={id} className={styles.row} role="row">
      <th scope="row" role="rowheader" data-label="Setting" className={styles.name}>
        {setting.name}
        <a className="hash-link" href={`#${id}`} aria-label={`Link to ${setting.name}`} />
        {/* Separates the words in plain-text output, such as the search index. */}
        {setting.required && ' '}
        {setting.required && <span className="prop__flag">required</span>}
      </th>
      <td role="cell" data-label="Type">
        {setting.type}
      </td>
      <td role="cell" data-label="Default">
        {setting.default === undefined ? 'none' : <code>{setting.default}</code>}
      </td>
      <td role="cell" data-label="Meaning" className={styles.meaning}>
        {withCode(setting.meaning)}
      </td>
    </tr>
  );
}

/** On a phone, the rows are stacked. The roles keep it a table for assistive technology. */
export default function Settings({of, rows = []}: Props): ReactNode {
  return (
    <div className="table-scroll" role="region" aria-label={`Settings of ${of}`} tabIndex={0}>
      <table className="table-stacked" role="table">
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((name) => (
              <th key={name} scope="col" role="columnheader">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((setting) => (
            <Row key={setting.name} of={of} setting={setting} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
