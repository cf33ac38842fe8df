import {actEarly, openSearchDialog} from '../../../src/components/shell/early-controls';
import {closeMenu, handOverMenu} from '../../../src/components/shell/early-controls/menu';

/**
 * Handles clicks and keys before hydration. Controls that can work without React do. Others are kept
 * until the page is hydrated, and repeated then. Links, `<summary>`, form fields, and what's in a dialog
 * aren't touched.
 */
export interface HeldInput {
  /** Stops holding and repeats what was held. */
  replay: () => void;
  /** Stops holding, for a page that can't start. */
  discard: () => void;
}

const needsReact = 'button, [role=button], [role=tab], .navbar-sidebar__backdrop';

/** The sidebar in the stand-in for the menu, and the one that replaces it. */
const earlySidebar = '.early-menu .theme-doc-sidebar-menu';
const menuSidebar = '.navbar .theme-doc-sidebar-menu';

/** Without React, this link leads to a box that also has the sidebar. */
const skipLink = '[href="#__docusaurus_skipToContent_fallback"]';

/**
 * With one of these, React would hydrate the whole page at once instead of in small pieces, and a slow
 * phone wouldn't respond for a second. Handlers that need them aren't there yet.
 */
const urgentEvents = ['pointerdown', 'pointerup', 'touchstart', 'touchend', 'mousedown', 'mouseup'];
const quietly = {capture: true, passive: true};

function hideFromReact(event: Event): void {
  event.stopPropagation();
}

/** Returns the child index at each level from the root down to the element. */
export function pathTo(element: Element, root: Element): number[] {
  const {parentElement} = element;
  if (element === root || !parentElement) return [];
  return [...pathTo(parentElement, root), [...parentElement.children].indexOf(element)];
}

export const elementAt = (path: number[], root: Element): Element =>
  path.reduce((element, index) => element.children[index] ?? element, root);

/** React may already listen while it hydrates, and would handle the event a second time. */
function hold(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** What the link does with React. */
function focusMain(): void {
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus();
  main?.removeAttribute('tabindex');
}

export function holdInput(): HeldInput {
  const root = document.documentElement;
  let replays: (() => void)[] = [];

  function holdClick(event: MouseEvent): void {
    const target = event.target as Element;
    if (target.closest(skipLink)) {
      hold(event);
      focusMain();
      return;
    }
    const control = target.closest<HTMLElement>(needsReact);
    if (!control || control.closest('dialog')) return;
    hold(event);
    const effect = actEarly(control);
    if (effect === 'done') return;
    if (effect === 'waits') control.setAttribute('aria-busy', 'true');
    const sidebar = control.closest(earlySidebar);
    const path = pathTo(control, sidebar ?? root);
    replays.push(() => {
      control.removeAttribute('aria-busy');
      const newRoot = sidebar ? document.querySelector(menuSidebar) : root;
      // The theme replaces its tabs when it hydrates.
      const isHere = control.isConnected && !sidebar;
      const current = isHere ? control : newRoot && elementAt(path, newRoot);
      if (current instanceof HTMLElement) current.click();
    });
  }

  function holdKey(event: KeyboardEvent): void {
    const {key} = event;
    const target = event.target as Element;
    const isShortcut = event.ctrlKey || event.metaKey;
    const opensSearch = isShortcut
      ? key.toLowerCase() === 'k'
      : key === '/' &&
        root.dataset.singleKeys !== 'off' &&
        !target.closest('input, textarea, select');
    if (key === 'Escape') closeMenu();
    if (opensSearch) {
      openSearchDialog();
    } else if (target.closest('[role=tab]') && /^(?:Arrow|Enter)/.test(key)) {
      replays.push(() => target.dispatchEvent(new KeyboardEvent('keydown', event)));
    } else {
      return;
    }
    hold(event);
  }

  function stop(): void {
    for (const name of urgentEvents) removeEventListener(name, hideFromReact, quietly);
    removeEventListener('click', holdClick, true);
    removeEventListener('keydown', holdKey, true);
  }

  for (const name of urgentEvents) addEventListener(name, hideFromReact, quietly);
  addEventListener('click', holdClick, true);
  addEventListener('keydown', holdKey, true);

  return {
    replay() {
      stop();
      handOverMenu();
      // One by one, because React has to render the menu before it can get a click in it.
      for (const repeat of replays) setTimeout(repeat);
    },
    discard() {
      stop();
      closeMenu();
      replays = [];
      for (const control of document.querySelectorAll('[aria-busy=true]'))
        control.removeAttribute('aria-busy');
    },
  };
}
