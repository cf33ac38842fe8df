/** Handles the copy buttons of all code blocks with one listener. */
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('[data-copy], [data-copy-code]');
    if (button) void copy(button);
  });
}

/** Original labels of buttons that currently show a result, such as "Copied". */
const labels = new WeakMap<Element, string>();

async function copy(button: HTMLElement): Promise<void> {
  const label = labels.get(button) ?? button.textContent;
  labels.set(button, label);
  try {
    await navigator.clipboard.writeText(button.dataset.copy ?? shownCode(button));
    button.textContent = 'Copied';
  } catch {
    button.textContent = 'Not allowed';
  }
  window.setTimeout(() => {
    button.textContent = label;
  }, 1500);
}

/** Restores the labels in HTML that's about to be saved. */
export function resetCopyButtons(within: Element): void {
  for (const button of within.querySelectorAll('[data-copy], [data-copy-code]'))
    button.textContent = labels.get(button) ?? button.textContent;
}

/** Returns the code that belongs to the button, in the language that's currently shown. */
function shownCode(button: HTMLElement): string {
  const block = button.closest('.sample, .theme-code-block');
  const shown = [...(block?.querySelectorAll<HTMLElement>('pre') ?? [])].find(
    (pre) => pre.offsetParent !== null,
  );
  return shown?.querySelector('code')?.textContent ?? '';
}
