import {dialogSelector, showDialog} from '../../search/SearchDialog/show';
import {toggleCategory} from './categories';
import {switchColorMode} from './color-mode';
import {closeMenu, openMenu, showMainMenu} from './menu';
import {showChoice, showTab} from './tabs';

export const openSearchDialog = (): void =>
  showDialog(document.querySelector<HTMLDialogElement>(dialogSelector));

/** What each control does before React runs. */
const controls: [selector: string, act: (control: HTMLElement) => void][] = [
  ['.navbar__toggle', openMenu],
  ['.early-menu .navbar-sidebar__close, .early-menu .navbar-sidebar__backdrop', closeMenu],
  ['.early-menu .navbar-sidebar__back', showMainMenu],
  ['[data-color-mode] button', switchColorMode],
  ['button[aria-keyshortcuts]', openSearchDialog],
];

/** Controls whose effect is visible now, but which React has to know about later. */
const shownControls: typeof controls = [
  ['.menu__caret, .menu__link--sublist-caret', toggleCategory],
  ['[role=tab]', showTab],
  ['button[data-language]', (button) => showChoice(button, 'language')],
  ['button[data-marketplace]', (button) => showChoice(button, 'marketplace')],
];

const actOf = (list: typeof controls, control: HTMLElement) =>
  list.find(([selector]) => control.matches(selector))?.[1];

/**
 * Gives a control its effect before hydration. Returns `done` if there's nothing left to do, `shown` if
 * React has to get the click too, and `waits` if only React can handle it.
 */
export function actEarly(control: HTMLElement): 'done' | 'shown' | 'waits' {
  const act = actOf(controls, control);
  const show = actOf(shownControls, control);
  (act ?? show)?.(control);
  return act ? 'done' : show ? 'shown' : 'waits';
}
