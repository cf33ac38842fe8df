import {Children, Fragment, isValidElement, type ReactElement, type ReactNode, useId} from 'react';
import styles from './styles.module.css';

type ItemProps = {value: string; label: string; children: ReactNode};

type Props = {
  /** Groups with the same ID show the same choice, on all pages. */
  groupId?: string;
  children: ReactNode;
};

/** As many as the style sheet has rules for. */
const maxTabs = 8;

const isItem = (child: ReactNode): child is ReactElement<ItemProps> => isValidElement(child);

/**
 * Radio buttons whose labels look like tabs. The style sheet shows the panel of the checked one, so tabs work without
 * scripts. `src/plugins/controls` stores the choice.
 */
export function Tabs({groupId, children}: Props): ReactNode {
  const name = useId();
  const tabs = Children.toArray(children)
    .filter(isItem)
    .map(({props}) => props);
  if (tabs.length > maxTabs) throw new Error(`More than ${maxTabs} tabs: ${tabs[0]?.label}, …`);
  return (
    <div
      className={`tabs-container ${styles.tabs}`}
      role="group"
      aria-label={tabs.map(({label}) => label).join(' or ')}
    >
      {tabs.map(({value, label}, index) => (
        <Fragment key={value}>
          <input
            type="radio"
            id={name + value}
            name={name}
            value={value}
            data-group={groupId}
            defaultChecked={index === 0}
            // Otherwise the browser restores an earlier choice, which can't be told from a new one.
            autoComplete="off"
          />
          <label htmlFor={name + value} className="tabs__item">
            {label}
          </label>
        </Fragment>
      ))}
      {children}
    </div>
  );
}

export function TabItem({children}: ItemProps): ReactNode {
  return <div className={styles.panel}>{children}</div>;
}
