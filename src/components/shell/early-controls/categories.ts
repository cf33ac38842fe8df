const closed = 'menu__list-item--collapsed';

/** Opens or closes a category of the sidebar. Its pages are in the HTML. */
export function toggleCategory(control: Element): void {
  const category = control.closest('li');
  if (!category) return;
  const isClosed = category.classList.toggle(closed);
  control.setAttribute('aria-expanded', String(!isClosed));
  category.querySelector('ul')?.toggleAttribute('hidden', isClosed);
}
