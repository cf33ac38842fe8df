import type {ReactNode} from 'react';
import {type Area, areaLabels, areas} from '@docs/search';
import styles from './styles.module.css';

interface Props {
  value: Area | null;
  onChange: (area: Area | null) => void;
}

/** Limits the results to one area of the site. */
export default function AreaFilter({value, onChange}: Props): ReactNode {
  return (
    <fieldset className={styles.areas}>
      <legend className={styles.legend}>Area</legend>
      {[null, ...areas].map((area) => (
        <label key={area ?? 'all'} className={styles.choice}>
          <input
            type="radio"
            name="area"
            value={area ?? ''}
            checked={value === area}
            onChange={() => onChange(area)}
          />
          <span>{area ? areaLabels[area] : 'All'}</span>
        </label>
      ))}
    </fieldset>
  );
}
