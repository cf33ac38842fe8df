export const controlNames = ['menu', 'search', 'color', 'category', 'tab'] as const;
export type ControlName = (typeof controlNames)[number];

/** What the reader taps, in Docusaurus's markup and in ours. */
export const tapped: Record<ControlName, string> = {
  menu: '.navbar__toggle',
  search: 'button[aria-keyshortcuts]',
  color: '[class*=colorModeToggle] button, [data-color-mode] button',
  // The label of a category that has a page is a link.
  category:
    '.menu__list-item--collapsed :is(.menu__caret, .menu__link--sublist-caret), aside details:not([open]) > summary',
  tab: '[role=tab][aria-selected=false], .tabs-container > :not(:checked) + label, .sample__tabs [data-language=python]',
};

/**
 * Runs in the page from its start. Calls `reportEffect` with the milliseconds from the first tap to the frame
 * that shows its effect. An effect is something that the reader sees, whatever the markup is.
 */
export function watchTap(control: ControlName): void {
  let spot = {x: 0, y: 0};
  const isShown = (element: Element) =>
    element.checkVisibility({visibilityProperty: true}) && element.getClientRects().length > 0;
  const atSpot = () => document.elementFromPoint(spot.x, spot.y);
  const panels = '[role=tabpanel], .tabs-container > div, pre';
  const shown: Record<ControlName, () => unknown> = {
    // A column of links and buttons covers the page.
    menu: () => {
      const rows = Array.from({length: 22}, (_, row) => 90 + row * 32);
      const controls = 'a, button, summary';
      return rows.filter((y) => document.elementFromPoint(80, y)?.closest(controls)).length > 8;
    },
    search: () => {
      const field = document.activeElement;
      return field?.matches('dialog input, [role=dialog] input') === true && isShown(field);
    },
    color: () =>
      [document.documentElement, document.body]
        .map((element) => getComputedStyle(element).backgroundColor)
        .join(),
    category: () => {
      const links = atSpot()?.closest('li')?.querySelectorAll('a') ?? [];
      return [...links].filter(isShown).length;
    },
    tab: () => {
      let group = atSpot();
      while (group && !group.querySelector(panels)) group = group.parentElement;
      return [...(group?.querySelectorAll<HTMLElement>(panels) ?? [])].find(isShown)?.innerText;
    },
  };
  let before: unknown;
  let began = 0;
  const look = () => {
    if (shown[control]() === before) return void requestAnimationFrame(look);
    const {reportEffect} = globalThis as unknown as {reportEffect: (ms: number) => void};
    // After the frame is on the screen.
    setTimeout(() => reportEffect(performance.now() - began));
  };
  const start = ({clientX, clientY, timeStamp}: PointerEvent) => {
    spot = {x: clientX, y: clientY};
    began = timeStamp;
    before = shown[control]();
    requestAnimationFrame(look);
  };
  addEventListener('pointerdown', start, {capture: true, once: true});
}
