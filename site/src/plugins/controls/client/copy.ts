import {all, on} from './page';

const messages = {copied: 'Copied as Markdown', failed: "The page couldn't be copied"};

/** How long a button shows the result. */
const resultMs = 1500;

/** Shows a result on a button for a moment. Meanwhile its label is in an attribute. */
function showResult(button: HTMLElement, result: string): void {
  button.dataset.label ??= button.textContent ?? '';
  button.textContent = result;
  setTimeout(() => restore(button), resultMs);
}

function restore(button: HTMLElement): void {
  button.textContent = button.dataset.label ?? button.textContent;
  delete button.dataset.label;
}

/** Restores labels in HTML that was saved while a button showed its result. */
export function resetCopyButtons(): void {
  all('[data-label]:is([data-copy], [data-copy-code])').forEach(restore);
}

async function copyCode(button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(button.dataset.copy ?? shownCode(button));
    showResult(button, 'Copied');
  } catch {
    showResult(button, 'Not allowed');
  }
}

/** Returns the code that belongs to the button, in the language that's currently shown. */
function shownCode(button: HTMLElement): string {
  const block = button.closest('.sample, .theme-code-block');
  const shown = [...(block?.querySelectorAll<HTMLElement>('pre') ?? [])].find(
    (pre) => pre.offsetParent !== null,
  );
  return shown?.querySelector('code')?.textContent ?? '';
}

/** Copies the page as Markdown. Both buttons for it are in one box with the menu and the message. */
async function copyPage(button: HTMLElement): Promise<void> {
  const actions = button.closest('[data-page-actions]');
  const label = actions?.querySelector<HTMLElement>('button');
  const message = actions?.querySelector('[aria-live]');
  // So that the same message is announced again.
  if (message) message.textContent = '';
  const show = (result: string, text: string) => {
    if (label) showResult(label, result);
    if (message) message.textContent = text;
  };
  try {
    await copyFile(button.dataset.copyPage ?? '');
    show('Copied', messages.copied);
  } catch {
    show('Not copied', messages.failed);
  }
}

/** Copies a text file of the site to the clipboard. */
async function copyFile(address: string): Promise<void> {
  const text = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.text();
  });
  // Safari allows writing only during the click, so it gets a promise. Older Firefox has no ClipboardItem.
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const type = 'text/plain';
  const item = new ClipboardItem({[type]: text.then((all) => new Blob([all], {type}))});
  return navigator.clipboard.write([item]);
}

export function listen(): void {
  on('click', '[data-copy], [data-copy-code]', (button) => void copyCode(button));
  on('click', '[data-copy-page]', (button) => void copyPage(button));
}
