/** The panels of the menu on phones. Each is in the page once, and wide windows show it in place. */
export const docsMenu = 'docs-menu';
export const siteMenu = 'site-menu';

/** Chrome 109, Firefox 115, and Safari 16.4 don't. There, `<html data-menu>` names the open panel. */
export const knowsPopovers = (): boolean => 'showPopover' in HTMLElement.prototype;

const openPopovers = () => document.querySelectorAll<HTMLElement>('.menu-panel:popover-open');

export const isMenuOpen = (): boolean =>
  knowsPopovers() ? openPopovers().length > 0 : 'menu' in document.documentElement.dataset;

/** Shows a panel, or none, in a browser that doesn't know popovers. */
export function showPanel(id: string | null): void {
  const {dataset} = document.documentElement;
  if (id === null) delete dataset.menu;
  else dataset.menu = id;
  const panel = document.getElementById(id ?? '') ?? document;
  panel.dispatchEvent(new Event('toggle'));
}

export function closeMenu(): void {
  if (!isMenuOpen()) return;
  const hasFocus = document.activeElement?.closest('.menu-panel');
  if (knowsPopovers()) for (const panel of openPopovers()) panel.hidePopover();
  else showPanel(null);
  if (hasFocus) document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
}
