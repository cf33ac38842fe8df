import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import IconClose from '@theme/Icon/Close';
import NavbarLogo from '@theme/Navbar/Logo';

interface Props {
  /** The panel that the menu opens with. Closing it closes the one above it too. */
  first: string;
  children: ReactNode;
}

/** The content of a panel, and what only phones show: its head, and the area next to it. */
export default function MenuPanel({first, children}: Props): ReactNode {
  const closes = {type: 'button', popoverTarget: first, popoverTargetAction: 'hide'} as const;
  const label = translate({
    message: 'Close navigation bar',
    id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
  });
  return (
    <>
      <div className="menu-panel__box">
        <div className="navbar-sidebar__brand">
          <NavbarLogo />
          <button className="clean-btn navbar-sidebar__close" aria-label={label} {...closes}>
            <IconClose />
          </button>
        </div>
        {children}
      </div>
      <button className="menu-panel__outside" tabIndex={-1} aria-hidden {...closes} />
    </>
  );
}
