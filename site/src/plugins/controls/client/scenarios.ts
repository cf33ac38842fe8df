import {all, on} from './page';

const pickers = 'select[data-scenarios]';

/** Shows the scenario that the list says, with the flag of its marketplace. */
export function showScenario(picker: HTMLSelectElement): void {
  for (const scenario of picker.closest('.scenarios')?.querySelectorAll('[data-scenario]') ?? [])
    scenario.toggleAttribute(
      'data-chosen',
      scenario.getAttribute('data-scenario') === picker.value,
    );
  const flag = picker.previousElementSibling;
  const {marketplace} = picker.selectedOptions[0]?.dataset ?? {};
  if (flag) flag.className = marketplace ? `flag flag--${marketplace}` : '';
}

/** Shows what the reader selected, even before this script ran. */
export function showScenarios(): void {
  all<HTMLSelectElement>(pickers).forEach(showScenario);
}

export function listen(): void {
  on('change', pickers, showScenario);
}
