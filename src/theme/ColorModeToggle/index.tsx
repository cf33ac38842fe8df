import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import styles from './styles.module.css';

const modes = [
  {
    mode: 'light',
    Icon: IconLightMode,
    name: translate({message: 'light mode', id: 'theme.colorToggle.ariaLabel.mode.light'}),
  },
  {
    mode: 'dark',
    Icon: IconDarkMode,
    name: translate({message: 'dark mode', id: 'theme.colorToggle.ariaLabel.mode.dark'}),
  },
  {
    mode: 'system',
    Icon: IconSystemColorMode,
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
        {modes.slice(0, hasSystem ? 3 : 2).map(({mode, Icon, name}) => (
          <span key={mode} className={styles[mode]} title={name}>
            <Icon aria-hidden />
            <span className={styles.label}>{labelOf(name)}</span>
          </span>
        ))}
      </button>
    </div>
  );
}
