import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import type {Setting} from '../../../content-model/settings';
import styles from './styles.module.css';

type Props = {
  /** What the settings belong to; names the table for screen readers and prefixes the anchors. */
  of: string;
  /** From the page, or from `file` at build by src/remark/settings.ts. */
  rows?: Setting[];
  file?: string;
};

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** `code` between backticks is the only markup a setting's meaning may carry. */
const withCode = (text: string): ReactNode[] =>
  text.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));

function Row({of, setting}: {of: string; setting: Setting}): ReactNode {
  const id = `${slug(of)}-${slug(setting.name)}`;
  useBrokenLinks().collectAnchor(id);
  return (
    <tr id={id} className={styles.row}>
      <th scope="row" className={styles.name}>
        {setting.name}
        <a className="hash-link" href={`#${id}`} aria-label={`Link to ${setting.name}`} />
        {/* Not run together where only the text is read. */}
        {setting.required && ' '}
        {setting.required && <span className="prop__flag">required</span>}
      </th>
      <td data-label="Type">{setting.type}</td>
      <td data-label="Default">
        {setting.default === undefined ? 'none' : <code>{setting.default}</code>}
      </td>
      <td className={styles.meaning}>{withCode(setting.meaning)}</td>
    </tr>
  );
}

export default function Settings({of, rows = []}: Props): ReactNode {
  return (
    <div className={styles.scroll} role="region" aria-label={`Settings of ${of}`} tabIndex={0}>
      <table className={styles.settings}>
        <thead>
          <tr>
            <th scope="col">Setting</th>
            <th scope="col">Type</th>
            <th scope="col">Default</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((setting) => (
            <Row key={setting.name} of={of} setting={setting} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
