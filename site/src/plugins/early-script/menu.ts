import {closeMenu, knowsPopovers, openPanels, showPanel} from '../../components/shell/Menu/panels';
import {onClick} from './browser';

/** Adds to the menu on phones what popovers don't do themselves. */
export default function menu(): void {
  onClick('.menu-panel a, [popovertargetaction]', closeMenu);
  if (!knowsPopovers())
    onClick('[popovertarget$="-menu"]:not([popovertargetaction])', ({target}) => {
      const opener = (target as Element).closest('[popovertarget]');
      showPanel(opener?.getAttribute('popovertarget') ?? '');
    });

  addEventListener('keydown', ({key}) => {
    if (key === 'Escape') closeMenu();
  });

  // Toggle events don't bubble. Categories have them too.
  addEventListener(
    'toggle',
    ({target}) => {
      if (target instanceof HTMLDetailsElement) return;
      openPanels()[0]?.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    },
    true,
  );

  matchMedia('(width > 996px)').addEventListener('change', closeMenu);
  // The Back button may restore the page.
  addEventListener('pagehide', closeMenu);
}
