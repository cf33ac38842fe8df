/** Shows a tab's panel. The theme renders the list of tabs, and after it a box with their panels. */
export function showTab(tab: Element): void {
  const list = tab.parentElement;
  const panels = list?.nextElementSibling;
  if (!list || !panels) return;
  for (const [index, other] of [...list.children].entries()) {
    const isSelected = other === tab;
    other.setAttribute('aria-selected', String(isSelected));
    other.classList.toggle('tabs__item--active', isSelected);
    panels.children[index]?.toggleAttribute('hidden', !isSelected);
  }
}

/** Shows the samples of a language, or what applies to a marketplace. The style sheet does the rest. */
export function showChoice(button: HTMLElement, name: 'language' | 'marketplace'): void {
  const choice = button.dataset[name];
  document.documentElement.dataset[name] = choice;
  for (const other of document.querySelectorAll<HTMLElement>(`button[data-${name}]`))
    other.setAttribute('aria-pressed', String(other.dataset[name] === choice));
}
