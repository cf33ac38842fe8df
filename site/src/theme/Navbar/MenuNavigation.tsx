import {useEffect, useState, type ReactNode} from 'react';
import {useHistoryPopHandler, useLocationChange} from '@docusaurus/theme-common/internal';
import {closeMenu, openPanels} from '@site/src/components/shell/Menu/panels';

/** Closes the menu on phones when the page changes. While it's open, Back only closes it. */
export default function MenuNavigation(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  useLocationChange(closeMenu);
  useEffect(() => {
    const read = () => setOpen(openPanels().length > 0);
    read();
    document.addEventListener('toggle', read, true);
    return () => document.removeEventListener('toggle', read, true);
  }, []);
  return isOpen && <ClosesOnBack />;
}

/** A component, because history has only one such handler at a time. */
function ClosesOnBack(): ReactNode {
  useHistoryPopHandler(() => {
    closeMenu();
    return false;
  });
  return null;
}
