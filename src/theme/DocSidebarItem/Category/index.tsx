import React, {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {translate} from '@docusaurus/Translate';
import {
  findFirstSidebarItemLink,
  isActiveSidebarItem,
  useVisibleSidebarItems,
} from '@docusaurus/plugin-content-docs/client';
import {Collapsible, ThemeClassNames} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import DocSidebarItemLink from '@theme/DocSidebarItem/Link';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItem/Category';
import styles from './styles.module.css';

/** A category without a page that the reader may see is a link, or nothing. */
export default function Category(props: Props): ReactNode {
  const {item, ...rest} = props;
  const {href, label, className, customProps, description} = item;
  if (useVisibleSidebarItems(item.items, props.activePath).length > 0)
    return <CategoryWithPages {...props} />;
  if (href === undefined) return null;
  const link = {type: 'link', href, label, className, customProps, description} as const;
  return <DocSidebarItemLink item={link} {...rest} />;
}

/** Categories further down a sidebar wait for React. Our sidebars have up to 30 items. */
const itemsBeforeReact = 40;

/**
 * The pages of a closed category are in the HTML too, but hidden, so that `early-controls` can open it
 * before React runs. Categories in it wait for React, because events alone have 66 pages.
 */
function CategoryWithPages({
  item,
  onItemClick,
  activePath,
  level,
  index,
  ...props
}: Props): ReactNode {
  const {items, label, className, href, linkUnlisted} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrentPage = isSamePath(href, activePath);
  const [isClosed, setClosed] = useState(!isActive && item.collapsed);
  const isBrowser = useIsBrowser();
  // Until it's opened, and not in the menu on phones, which isn't in the HTML.
  const [hasHiddenList, setHiddenList] = useState(
    !isBrowser && isClosed && level === 1 && index < itemsBeforeReact,
  );

  const change = (willBeClosed: boolean) => {
    setClosed(willBeClosed);
    setHiddenList(false);
  };

  const [path, setPath] = useState(activePath);
  if (path !== activePath) {
    setPath(activePath);
    if (isActive) change(false);
  }

  const toggle = (event: React.MouseEvent) => {
    event.preventDefault();
    change(!isClosed);
  };

  const click = (event: React.MouseEvent) => {
    onItemClick?.(item);
    if (!href || isCurrentPage) toggle(event);
    else change(false);
  };

  const pages = (
    <DocSidebarItems
      items={items}
      onItemClick={onItemClick}
      // The list renders again only if the page is one of its own.
      activePath={isActive ? activePath : ''}
      level={level + 1}
    />
  );

  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        isClosed && 'menu__list-item--collapsed',
        className,
      )}
    >
      <div
        className={clsx(
          'menu__list-item-collapsible',
          isCurrentPage && 'menu__list-item-collapsible--active',
        )}
      >
        <Link
          className={clsx(
            styles.link,
            'menu__link menu__link--sublist',
            !href && 'menu__link--sublist-caret',
            isActive && 'menu__link--active',
          )}
          onClick={click}
          aria-current={isCurrentPage ? 'page' : undefined}
          {...(!href && {role: 'button', 'aria-expanded': !isClosed})}
          // Without JavaScript, it leads to the first page if it has none itself.
          href={(!linkUnlisted && href) || (isBrowser ? '#' : findFirstSidebarItemLink(item))}
          {...props}
        >
          <span className={styles.label}>{label}</span>
        </Link>
        {href && <Caret label={label} isClosed={isClosed} onClick={toggle} />}
      </div>
      {hasHiddenList && (
        <ul className="menu__list" hidden>
          {pages}
        </ul>
      )}
      <Collapsible lazy as="ul" className="menu__list" collapsed={isClosed}>
        {pages}
      </Collapsible>
    </li>
  );
}

type CaretProps = {label: string; isClosed: boolean; onClick: (event: React.MouseEvent) => void};

function Caret({label, isClosed, onClick}: CaretProps): ReactNode {
  const name = isClosed
    ? translate(
        {
          message: "Expand sidebar category '{label}'",
          id: 'theme.DocSidebarItem.expandCategoryAriaLabel',
        },
        {label},
      )
    : translate(
        {
          message: "Collapse sidebar category '{label}'",
          id: 'theme.DocSidebarItem.collapseCategoryAriaLabel',
        },
        {label},
      );
  return (
    <button
      className="clean-btn menu__caret"
      type="button"
      aria-label={name}
      aria-expanded={!isClosed}
      onClick={onClick}
    />
  );
}
