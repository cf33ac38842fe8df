import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/ColorModeToggle';
import styles from './styles.module.css';

/** The theme's icons have 500 bytes of every page in brotli. */
const modes = [
  {
    mode: 'light',
    icon: 'M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM12 3v1M12 20v1M3 12h1M20 12h1M6 6l.5.5M17.5 17.5l.5.5M6 18l.5-.5M17.5 6.5l.5-.5',
    name: translate({message: 'light mode', id: 'theme.colorToggle.ariaLabel.mode.light'}),
  },
  {
    mode: 'dark',
    icon: 'M9.5 5a8 8 0 0 0 9.5 9.5A8 8 0 1 1 9.5 5z',
    name: translate({message: 'dark mode', id: 'theme.colorToggle.ariaLabel.mode.dark'}),
  },
  {
    mode: 'system',
    icon: 'M12 4a8 8 0 1 0 0 16 8 8 0 1 0 0-16v16',
    name: translate({message: 'system mode', id: 'theme.colorToggle.ariaLabel.mode.system'}),
  },
];

const labelOf = (mode: string): string =>
  translate(
    {
      message: 'Switch between dark and light mode (currently {mode})',
      id: 'theme.colorToggle.ariaLabel',
    },
    {mode},
  );

/**
 * Renders an icon and a label per mode. The style sheet shows the ones of the current mode, which only the
 * browser knows, and `src/plugins/early-script` switches it.
 */
export default function ColorModeToggle({
  className,
  buttonClassName,
  respectPrefersColorScheme: hasSystem,
}: Props): ReactNode {
  return (
    <div className={clsx(styles.toggle, hasSystem && styles.withSystem, className)} data-color-mode>
      <button className={clsx('clean-btn', styles.button, buttonClassName)} type="button">
        {modes.slice(0, hasSystem ? 3 : 2).map(({mode, icon, name}) => (
          <span key={mode} className={styles[mode]} title={name}>
            <svg
              width="24"
              height="24"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              aria-hidden
            >
              <path d={icon} />
            </svg>
            <span className={styles.label}>{labelOf(name)}</span>
          </span>
        ))}
      </button>
    </div>
  );
}
