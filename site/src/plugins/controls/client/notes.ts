import {on} from './page';

/** Browsers without popovers show all notes of the matrix below it, and a cell's button leads to its own. */
export function listen(): void {
  if ('popover' in HTMLElement.prototype) return;
  on('click', '[data-matrix] [popovertarget]', (opener) => {
    location.hash = opener.getAttribute('popovertarget') ?? '';
  });
}
