/** Calls a function for events of a type whose target is in an element that matches. */
export function on<E extends HTMLElement>(
  type: 'click' | 'input' | 'change',
  selector: string,
  act: (element: E) => void,
): void {
  document.addEventListener(type, ({target}) => {
    const element = target instanceof Element ? target.closest<E>(selector) : null;
    if (element) act(element);
  });
}

/** All elements of the page that match. */
export const all = <E extends HTMLElement>(selector: string): E[] => [
  ...document.querySelectorAll<E>(selector),
];

/** Changes the page without moving the element that the reader has just used. */
export function keepInPlace(element: Element, change: () => void): void {
  const {top} = element.getBoundingClientRect();
  change();
  const moved = element.getBoundingClientRect().top - top;
  if (moved !== 0) window.scrollBy({top: moved, behavior: 'instant'});
}
