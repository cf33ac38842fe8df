import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Renders every panel with its label, even with `lazy`. Without JavaScript, the style sheet shows all
 * panels below each other under their labels.
 */
export default function TabItem({children, className, value}: Props): ReactNode {
  const {selectedValue, tabValues} = useTabs();
  const label = tabValues.find((tab) => tab.value === value)?.label ?? value;
  return (
    <div
      role="tabpanel"
      aria-label={label}
      className={clsx(styles.panel, className)}
      hidden={value !== selectedValue}
    >
      <p className={styles.label}>{label}</p>
      {children}
    </div>
  );
}
