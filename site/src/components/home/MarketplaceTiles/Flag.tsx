import type {ReactNode} from 'react';
import type {Marketplace} from '@docs/content-model';
import styles from './styles.module.css';

const square = 'M2 1h30v22H2z';

/**
 * A signal flag for a letter of each name, from the International Code of Signals: A for AWS, Z for
 * Azure, G for Google Cloud, S for Snowflake, L for Alibaba Cloud. Direct billing has a flag without a
 * letter. The marketplaces' own logos are trademarks.
 */
const flags: Record<Marketplace, {shape: string; accent?: string; brass?: string}> = {
  aws: {shape: 'M2 1h30l-7 11 7 11H2z', accent: 'M17 1h15l-7 11 7 11H17z'},
  azure: {shape: square, accent: 'M2 1h30L17 12z', brass: 'M2 23h30L17 12z'},
  gcp: {shape: square, accent: 'M2 1h5v22H2zM12 1h5v22h-5zM22 1h5v22h-5z'},
  snowflake: {shape: square, accent: 'M10 7h14v10H10z'},
  alibaba: {shape: square, accent: 'M17 12h15v11H17z', brass: 'M2 1h15v11H2z'},
  direct: {shape: square, brass: 'M2 9h30v6H2z'},
};

export default function Flag({of}: {of: Marketplace}): ReactNode {
  const flag = flags[of];
  return (
    <svg className={styles.flag} viewBox="0 0 34 40" aria-hidden="true">
      <path d={flag.shape} className={styles.cloth} />
      <path d={flag.accent} className={styles.accent} />
      <path d={flag.brass} className={styles.brass} />
      <path d={`${flag.shape}M2 0v38`} className={styles.line} />
      <circle cx="2.5" cy="37" r="2.5" className={styles.brass} />
    </svg>
  );
}
