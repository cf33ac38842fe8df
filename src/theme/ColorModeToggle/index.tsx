import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {translate} from '@docusaurus/Translate';
import {useColorMode} from '@docusaurus/theme-common';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import styles from './styles.module.css';

const icons = {light: IconLightMode, dark: IconDarkMode, system: IconSystemColorMode};
type Mode = keyof typeof icons;

function nameOf(mode: Mode): string {
  switch (mode) {
    case 'light':
      return translate({message: 'light mode', id: 'theme.colorToggle.ariaLabel.mode.light'});
    case 'dark':
      return translate({message: 'dark mode', id: 'theme.colorToggle.ariaLabel.mode.dark'});
    case 'system':
      return translate({message: 'system mode', id: 'theme.colorToggle.ariaLabel.mode.system'});
  }
}

const labelOf = (mode: Mode): string =>
  translate(
    {
      message: 'Switch between dark and light mode (currently {mode})',
      id: 'theme.colorToggle.ariaLabel',
    },
    {mode: nameOf(mode)},
  );

/**
 * Renders an icon and a label per mode. The style sheet shows the ones of the current mode, which is
 * known before hydration. With React alone, the button would say "system mode" until then.
 */
export default function ColorModeToggle({
  className,
  buttonClassName,
  respectPrefersColorScheme,
  value: choice,
  onChange,
}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const {colorMode} = useColorMode();
  const hasSystem = respectPrefersColorScheme;
  const modes: Mode[] = hasSystem ? ['light', 'dark', 'system'] : ['light', 'dark'];
  const current = hasSystem && choice === null ? 'system' : colorMode;
  const next = modes[(modes.indexOf(current) + 1) % modes.length];
  return (
    // The attribute is for src/components/shell/early-controls.
    <div className={clsx(styles.toggle, hasSystem && styles.withSystem, className)} data-color-mode>
      <button
        className={clsx('clean-btn', styles.button, buttonClassName)}
        type="button"
        onClick={() => onChange(next === 'system' || next === undefined ? null : next)}
        title={isBrowser ? nameOf(current) : undefined}
      >
        {modes.map((mode) => {
          const Icon = icons[mode];
          return (
            <span key={mode} className={styles[mode]}>
              <Icon aria-hidden />
              <span className={styles.label}>{labelOf(mode)}</span>
            </span>
          );
        })}
      </button>
    </div>
  );
}
