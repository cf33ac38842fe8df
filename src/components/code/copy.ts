/** The copy buttons of code, in guides and in the reference. One listener serves all pages. */
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('[data-copy], [data-copy-code]');
    if (button) void copy(button);
  });
}

/** The label of a button that shows an outcome instead. */
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

/** Ends "Copied" early in HTML that is about to be kept for later. */
export function resetCopyButtons(within: Element): void {
  for (const button of within.querySelectorAll('[data-copy], [data-copy-code]'))
    button.textContent = labels.get(button) ?? button.textContent;
}

/** The code beside the button; where several languages stand there, the one that is shown. */
function shownCode(button: HTMLElement): string {
  const block = button.closest('.sample, .theme-code-block');
  const shown = [...(block?.querySelectorAll<HTMLElement>('pre') ?? [])].find(
    (pre) => pre.offsetParent !== null,
  );
  return shown?.querySelector('code')?.textContent ?? '';
}
