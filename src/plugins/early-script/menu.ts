import {closeMenu, isMenuOpen, knowsPopovers, showPanel} from '../../components/shell/Menu/panels';

/** Adds to the menu on phones what popovers don't do themselves. */
export default function menu(): void {
  document.addEventListener('click', ({target}) => {
    const control = (target as Element).closest('.menu-panel :is(a, button), .navbar__toggle');
    if (control?.matches('a, [popovertargetaction]')) closeMenu();
    else if (control?.hasAttribute('popovertarget') && !knowsPopovers())
      showPanel(control.getAttribute('popovertarget'));
  });

  document.addEventListener('keydown', ({key}) => {
    if (key === 'Escape') closeMenu();
  });

  // Toggle events don't bubble.
  document.addEventListener(
    'toggle',
    ({target}) => {
      const close = (target as Element).querySelector<HTMLElement>('.navbar-sidebar__close');
      if (isMenuOpen()) close?.focus();
    },
    true,
  );

  matchMedia('(width > 996px)').addEventListener('change', closeMenu);
  // The Back button may restore the page.
  addEventListener('pagehide', closeMenu);
}
