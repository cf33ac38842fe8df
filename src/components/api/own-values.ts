import {createStorageSlot} from '@docusaurus/theme-common';

/** The reader's own IDs, by parameter. They stay in this browser. */
const slot = createStorageSlot('docs.values');

function storedValues(): Record<string, string> {
  try {
    const values: unknown = JSON.parse(slot.get() ?? '{}');
    return typeof values === 'object' && values !== null ? (values as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** Fills the fields, and shows the values in all samples of the page. */
export function showOwnValues(): void {
  const values = storedValues();
  for (const field of document.querySelectorAll<HTMLInputElement>('input[data-own-value]'))
    field.value = values[field.dataset.ownValue ?? ''] ?? '';
  for (const element of document.querySelectorAll<HTMLElement>('[data-value]')) {
    element.dataset.example ??= element.textContent ?? '';
    const own = values[element.dataset.value ?? ''];
    element.textContent = own ? own : element.dataset.example;
  }
}

/** Stores what the reader typed. An empty field restores the example. */
export function rememberOwnValue(parameter: string, value: string): void {
  const {[parameter]: _previous, ...others} = storedValues();
  const typed = value.trim();
  slot.set(JSON.stringify(typed ? {...others, [parameter]: typed} : others));
  showOwnValues();
}
