import {all, on} from './page';
import {read, write} from './storage';

/** The reader's own IDs, by parameter. They stay in this browser. */
const key = 'docs.values';
const fields = 'input[data-own-value]';

function storedValues(): Record<string, string> {
  try {
    const values: unknown = JSON.parse(read(key) ?? '{}');
    return typeof values === 'object' && values !== null ? (values as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** Stores what the reader typed. An empty field restores the example. */
function remember({dataset, value}: HTMLInputElement): void {
  const {[dataset.ownValue ?? '']: _previous, ...others} = storedValues();
  const typed = value.trim();
  write(key, JSON.stringify(typed ? {...others, [dataset.ownValue ?? '']: typed} : others));
}

/** Stores what the reader typed before this script ran. */
export function adoptOwnValues(): void {
  for (const field of all<HTMLInputElement>(fields)) if (field.value) remember(field);
}

/** Fills the fields, and shows the values in all samples of the page. */
export function showOwnValues(): void {
  const values = storedValues();
  for (const field of all<HTMLInputElement>(fields))
    field.value = values[field.dataset.ownValue ?? ''] ?? '';
  for (const element of all('[data-value]')) {
    element.dataset.example ??= element.textContent ?? '';
    element.textContent = values[element.dataset.value ?? ''] || element.dataset.example;
  }
}

export function listen(): void {
  on<HTMLInputElement>('input', fields, (field) => {
    remember(field);
    showOwnValues();
  });
}
