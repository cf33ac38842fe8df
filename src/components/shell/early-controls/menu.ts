const showSecondary = 'navbar-sidebar__items--show-secondary';
/** Longer than the theme's transition. */
const handOverMs = 400;

/** The stand-in while it's open. */
let menu: HTMLElement | undefined;

/**
 * Opens a stand-in for the menu on phones, which is made of copies of the page's navbar and sidebar. It
 * has the theme's classes, so it looks like the menu that React renders later.
 */
export function openMenu(): void {
  if (menu) return;
  const items = box('navbar-sidebar__items', box('navbar-sidebar__item menu', mainMenu()));
  const sidebar = copyOf('.theme-doc-sidebar-menu');
  if (sidebar) {
    const back = button('navbar-sidebar__back', '← Back to main menu');
    items.append(box('navbar-sidebar__item menu', back, sidebar));
    items.classList.add(showSecondary);
  }
  const colorMode = copyOf('[data-color-mode]');
  if (colorMode) {
    // The navbar hides its own on phones.
    const hidden = [...colorMode.classList].filter((name) => name.startsWith('colorModeToggle'));
    colorMode.classList.remove(...hidden);
    colorMode.classList.add('margin-right--md');
  }
  const close = button('navbar-sidebar__close', closeIcon());
  close.setAttribute('aria-label', 'Close navigation bar');
  const header = box('navbar-sidebar__brand', copyOf('.navbar__brand'), colorMode, close);

  menu = box(
    'early-menu navbar-sidebar--show',
    box('navbar-sidebar__backdrop'),
    box('navbar-sidebar', header, items),
  );
  document.body.append(menu);
  document.body.style.overflow = 'hidden';
}

export function closeMenu(): void {
  if (!menu) return;
  menu.remove();
  menu = undefined;
  document.body.style.overflow = '';
}

export function showMainMenu(): void {
  menu?.querySelector(`.${showSecondary}`)?.classList.remove(showSecondary);
}

/** Opens the theme's menu behind the stand-in, which goes when the theme's has slid in. */
export function handOverMenu(): void {
  if (!menu) return;
  const standIn = menu;
  menu = undefined;
  document.querySelector<HTMLElement>('.navbar__toggle')?.click();
  setTimeout(() => standIn.remove(), handOverMs);
}

/** The navbar's links as the theme shows them in the menu. */
function mainMenu(): HTMLElement {
  const list = document.createElement('ul');
  list.className = 'menu__list';
  for (const link of document.querySelectorAll('.navbar__items a.navbar__link')) {
    const copy = link.cloneNode(true) as HTMLElement;
    copy.className = link.className
      .replace('navbar__item navbar__link', 'menu__link')
      .replace('navbar__link--active', 'menu__link--active');
    const item = document.createElement('li');
    item.className = 'menu__list-item';
    item.append(copy);
    list.append(item);
  }
  return list;
}

const copyOf = (selector: string) =>
  document.querySelector(selector)?.cloneNode(true) as HTMLElement | undefined;

function box(className: string, ...children: (Node | undefined)[]): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

function button(className: string, content: Node | string): HTMLElement {
  const element = document.createElement('button');
  element.className = `clean-btn ${className}`;
  element.append(content);
  return element;
}

function closeIcon(): SVGElement {
  const svg = (name: string, attributes: Record<string, string>) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const icon = svg('svg', {viewBox: '0 0 15 15', width: '21', height: '21'});
  const d = 'M.75.75l13.5 13.5M14.25.75L.75 14.25';
  icon.append(svg('path', {d, stroke: 'currentColor', 'stroke-width': '1.2'}));
  return icon;
}
