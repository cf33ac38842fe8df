/** The panels of the menu on phones. Each is in the page once, and wide windows show it in place. */
export const docsMenu = 'docs-menu';
export const siteMenu = 'site-menu';

/** Chrome 109, Firefox 115, and Safari 16.4 don't. There, `<html data-menu>` names the open panel. */
export const knowsPopovers = (): boolean => 'hidePopover' in document.documentElement;

/** The upper one is first. */
export const openPanels = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('.menu-panel')].filter((panel) =>
    knowsPopovers()
      ? panel.matches(':popover-open')
      : panel.id === document.documentElement.dataset.menu,
  );

/** Shows a panel, or none, in a browser that doesn't know popovers. */
export function showPanel(id: string): void {
  document.documentElement.dataset.menu = id;
  document.dispatchEvent(new Event('toggle'));
}

export function closeMenu(): void {
  for (const panel of openPanels()) {
    if (panel.contains(document.activeElement))
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    if (knowsPopovers()) panel.hidePopover();
    else showPanel('');
  }
}
