import {openPanels} from '../../../components/shell/Menu/panels';

const openMenus = 'details[data-dismissible][open]';

/**
 * Closes a `<details data-dismissible>` when the reader clicks, taps, or moves the focus elsewhere, uses a
 * link or a button in it, or presses Escape.
 */
export function listen(): void {
  const closeOthers = ({type, target}: Event) => {
    // What a finger is about to tap in the menu must not move.
    if (openPanels().length > 0) return;
    const isUsed = type === 'click' && (target as Element).closest('a, button');
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus))
      if (isUsed || !menu.contains(target as Node)) menu.open = false;
  };
  document.addEventListener('click', closeOthers);
  document.addEventListener('touchstart', closeOthers, {passive: true});
  document.addEventListener('focusin', closeOthers);

  document.addEventListener('keydown', ({key}) => {
    const menu = key === 'Escape' && document.querySelector<HTMLDetailsElement>(openMenus);
    if (!menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
