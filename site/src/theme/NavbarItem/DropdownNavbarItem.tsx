import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';

/**
 * A dropdown without script: a floating list in wide windows, an indented one in the menu on phones. If it
 * has its own page, the label is a link next to the toggle.
 */
export default function DropdownNavbarItem({
  mobile,
  items,
  position,
  className,
  label,
  html,
  ...props
}: Props): ReactNode {
  const content = html ? {dangerouslySetInnerHTML: {__html: html}} : {children: label};
  return (
    <div className={clsx('navbar__item dropdown', position === 'right' && 'dropdown--right')}>
      {props.to && (
        <NavbarNavLink className={clsx('navbar__link', className)} {...{label, html}} {...props} />
      )}
      {/* src/plugins/early-script closes it. */}
      <details data-dismissible>
        {props.to ? (
          <summary
            className="navbar__link"
            aria-label={translate({
              message: 'Expand the dropdown',
              id: 'theme.navbar.mobileDropdown.collapseButton.expandAriaLabel',
            })}
          />
        ) : (
          <summary className={clsx('navbar__link', className)} {...content} />
        )}
        <ul className="dropdown__menu">
          {items.map((item, index) => (
            <NavbarItem
              isDropdownItem
              activeClassName="dropdown__link--active"
              {...item}
              key={index}
            />
          ))}
        </ul>
      </details>
    </div>
  );
}
