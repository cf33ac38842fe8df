import type {ReactNode} from 'react';
import {getDocsVersionSearchTag, useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {areaLabels, areaOfTag} from '@docs/search';
import styles from './styles.module.css';

interface Props {
  value: string | null;
  onChange: (tag: string | null) => void;
}

/** Shown only if an area has more than one version. */
export default function VersionFilter({value, onChange}: Props): ReactNode {
  const versioned = Object.entries(useAllDocsData()).filter(
    ([, {versions}]) => versions.length > 1,
  );
  if (versioned.length === 0) return null;
  const options = versioned.flatMap(([pluginId, {versions}]) =>
    versions.map(({name, label}) => {
      const tag = getDocsVersionSearchTag(pluginId, name);
      return {tag, label: `${areaLabels[areaOfTag(tag)]}: ${label}`};
    }),
  );
  return (
    <label className={styles.version}>
      <span>Version</span>
      <select
        name="version"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
      >
        <option value="">Current</option>
        {options.map(({tag, label}) => (
          <option key={tag} value={tag}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
