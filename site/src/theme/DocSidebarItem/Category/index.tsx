import React, {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {translate} from '@docusaurus/Translate';
import {
  findFirstSidebarItemLink,
  isActiveSidebarItem,
  useVisibleSidebarItems,
} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import DocSidebarItemLink from '@theme/DocSidebarItem/Link';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItem/Category';
import {toggle} from './toggle';
import styles from './styles.module.css';

/** A category without a page that the reader may see is a link, or nothing. */
export default function Category(props: Props): ReactNode {
  const {items, href} = props.item;
  if (useVisibleSidebarItems(items, props.activePath).length > 0)
    return <CategoryWithPages {...props} />;
  return href === undefined ? null : <CategoryLink {...props} href={href} />;
}

function CategoryLink({item, href, ...props}: Props & {href: string}): ReactNode {
  const {label, className, customProps, description} = item;
  const link = {type: 'link', href, label, className, customProps, description} as const;
  return <DocSidebarItemLink item={link} {...props} />;
}

/** Categories further down a sidebar wait for React. Our sidebars have up to 30 items. */
const itemsInHtml = 40;

/**
 * A `<details>` whose state belongs to the page, so React respects what the reader opened before hydration.
 * The pages of a closed category are in the HTML too. Closed categories in it are links until React runs,
 * because events alone have 66 pages.
 */
function CategoryWithPages(props: Props): ReactNode {
  const {item, activePath, level, index} = props;
  const {items, label, className, href, linkUnlisted} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrentPage = isSamePath(href, activePath);
  const isBrowser = useIsBrowser();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(isActive || !item.collapsed);
  const isInHtml = level === 1 && index < itemsInHtml;
  const [hasPages, setHasPages] = useState(isOpenAtFirst || (isInHtml && !isBrowser));
  if (isActive && !hasPages) setHasPages(true);

  const lastPath = useRef(activePath);
  useLayoutEffect(() => {
    if (details.current && isActive && lastPath.current !== activePath) details.current.open = true;
    lastPath.current = activePath;
  }, [isActive, activePath]);

  if (!hasPages && !isBrowser) {
    const first = (!linkUnlisted && href) || findFirstSidebarItemLink(item);
    const closed = {...item, className: clsx(styles.closed, className)};
    return first && <CategoryLink {...props} item={closed} href={first} />;
  }

  const onClick = (event: React.MouseEvent) => {
    event.preventDefault();
    setHasPages(true);
    // React has rendered them then.
    requestAnimationFrame(() => details.current && toggle(details.current));
  };
  const look = clsx('menu__link menu__link--sublist', isActive && 'menu__link--active');
  const text = <span className={styles.label}>{label}</span>;
  const page = linkUnlisted ? undefined : href;

  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        styles.category,
        className,
      )}
    >
      {page && (
        <Link
          className={clsx(styles.link, look)}
          href={page}
          aria-current={isCurrentPage ? 'page' : undefined}
          onClick={isCurrentPage ? onClick : undefined}
        >
          {text}
        </Link>
      )}
      <details ref={details} open={isOpenAtFirst} suppressHydrationWarning>
        {page ? (
          <summary
            className="menu__caret"
            aria-label={translate(
              {message: "Pages of '{label}'", id: 'docs.sidebar.pagesOfCategory'},
              {label},
            )}
            onClick={onClick}
          />
        ) : (
          <summary className={clsx('menu__link--sublist-caret', look)} onClick={onClick}>
            {text}
          </summary>
        )}
        <ul className="menu__list">
          {hasPages && (
            <DocSidebarItems
              items={items}
              // The list renders again only if the page is one of its own.
              activePath={isActive ? activePath : ''}
              level={level + 1}
            />
          )}
        </ul>
      </details>
    </li>
  );
}
