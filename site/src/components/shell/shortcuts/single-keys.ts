/**
 * Shortcuts of a single key, such as `/`, get in the way of readers who speak to their computer or hit
 * keys by accident, so they can be turned off (WCAG 2.1.4). `src/plugins/early-script` applies the
 * stored choice to the page.
 */
const storageKey = 'docs.single-keys';

export const areSingleKeysOn = (): boolean => document.documentElement.dataset.singleKeys !== 'off';

export function setSingleKeys(isOn: boolean): void {
  document.documentElement.dataset.singleKeys = isOn ? 'on' : 'off';
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off');
  } catch {
    // Without storage, the choice lasts until the page is reloaded.
  }
}

/** Whether the event is a single key outside of a form field, and such shortcuts are on. */
export function isSingleKey({target, ctrlKey, metaKey, altKey}: KeyboardEvent): boolean {
  const isTyping = (target as Element).closest('input, textarea, select, [contenteditable]');
  return areSingleKeysOn() && !ctrlKey && !metaKey && !altKey && !isTyping;
}
