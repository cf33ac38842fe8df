/** Switches to the next color mode, as `src/theme/ColorModeToggle` does after hydration. */
export function switchColorMode(button: HTMLElement): void {
  const {dataset} = document.documentElement;
  // The button has one icon per mode.
  const modes = ['light', 'dark', 'system'].slice(0, button.childElementCount);
  const current = modes.includes(dataset.themeChoice ?? '') ? dataset.themeChoice : dataset.theme;
  const next = modes[(modes.indexOf(current ?? '') + 1) % modes.length] ?? 'light';
  const isSystem = next === 'system';
  const systemMode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  dataset.themeChoice = next;
  dataset.theme = isSystem ? systemMode : next;
  try {
    if (isSystem) localStorage.removeItem('theme');
    else localStorage.setItem('theme', next);
    // React may have read the old mode already.
    const newValue = isSystem ? null : next;
    dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue, storageArea: localStorage}));
  } catch {
    // Storage is blocked. The choice ends with the page.
  }
}
