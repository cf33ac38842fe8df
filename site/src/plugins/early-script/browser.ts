/** Calls `act` for a click on or in an element with this selector, before and after hydration. */
export function onClick(selector: string, act: (event: MouseEvent) => void): void {
  addEventListener('click', (event) => {
    if ((event.target as Element).closest(selector)) act(event);
  });
}

/** Storage that does nothing if the browser blocks it. The theme warns about that. */
export const storage = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** Removes the entry if the value is null. */
  set(key: string, value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // The choice ends with the page.
    }
  },
};
