import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Props} from '@theme/ThemedImage';
import styles from './styles.module.css';

/**
 * Both modes' images are in the page, and the style sheet shows one, so the mode can change without React.
 * With lazy loading, browsers don't fetch the hidden one.
 */
export default function ThemedImage({sources, className, alt, ...rest}: Props): ReactNode {
  return (['light', 'dark'] as const).map((mode) => (
    <img
      key={mode}
      src={sources[mode]}
      alt={alt}
      className={clsx(className, styles[mode])}
      loading="lazy"
      {...rest}
    />
  ));
}
