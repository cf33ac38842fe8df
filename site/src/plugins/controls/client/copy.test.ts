// @vitest-environment jsdom
import {beforeAll, beforeEach, expect, it, vi} from 'vitest';
import {listen, resetCopyButtons} from './copy';

const writeText = vi.fn<(text: string) => Promise<void>>();
const button = () => document.querySelector('button') as HTMLButtonElement;

beforeAll(() => {
  listen();
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {clipboard: {writeText}});
});

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  document.body.innerHTML = '<button data-copy="https://api.argosy.example">Copy</button>';
});

it('copies in the click itself, and shows the result for a moment', async () => {
  button().click();
  expect(writeText).toHaveBeenCalledWith('https://api.argosy.example');
  await vi.advanceTimersByTimeAsync(100);
  expect(button().textContent).toBe('Copied');
  await vi.advanceTimersByTimeAsync(2000);
  expect(button().outerHTML).toBe('<button data-copy="https://api.argosy.example">Copy</button>');
});

it('says that the browser refused', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  button().click();
  await vi.advanceTimersByTimeAsync(100);
  expect(button().textContent).toBe('Not allowed');
});

it('keeps its label when it is used twice', async () => {
  button().click();
  await vi.advanceTimersByTimeAsync(1000);
  button().click();
  await vi.advanceTimersByTimeAsync(3000);
  expect(button().textContent).toBe('Copy');
});

it('restores the label in HTML that was saved with a result', async () => {
  button().click();
  await vi.advanceTimersByTimeAsync(100);
  const saved = document.body.innerHTML;
  document.body.innerHTML = saved;
  resetCopyButtons();
  expect(button().textContent).toBe('Copy');
});

it.each([
  [true, 'Copied', 'Copied as Markdown'],
  [false, 'Not copied', "The page couldn't be copied"],
])('copies the page as Markdown: %s', async (ok, label, message) => {
  document.body.innerHTML = `<div data-page-actions><button data-copy-page="/billing.md">Copy page</button>
    <span aria-live="polite"></span><button data-copy-page="/billing.md" id="in-menu"></button></div>`;
  const respond = async () => ({ok, text: async () => '# Billing'});
  vi.stubGlobal('fetch', vi.fn<typeof respond>(respond));
  document.querySelector<HTMLElement>('#in-menu')?.click();
  await vi.advanceTimersByTimeAsync(100);
  expect(button().textContent).toBe(label);
  expect(document.querySelector('span')?.textContent).toBe(message);
  if (ok) expect(writeText).toHaveBeenCalledWith('# Billing');
  await vi.advanceTimersByTimeAsync(2000);
  expect(button().textContent).toBe('Copy page');
});
