// @vitest-environment jsdom
import {beforeEach, expect, it, vi} from 'vitest';
import {revealTarget} from './target';

const scrollIntoView = vi.fn<() => void>();

beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollIntoView.mockReset();
  document.body.innerHTML = `<details id="outer"><details><p id="100%"></p></details></details>
    <details id="other"></details>`;
});

const reveal = (hash: string) => {
  history.replaceState(null, '', `/${hash}`);
  return revealTarget();
};
const open = () => [...document.querySelectorAll('details[open]')].length;

it.each(['#100%25', '#100%'])('opens what contains the target, and scrolls to it: %s', (hash) => {
  expect(reveal(hash)).toBe(true);
  expect(open()).toBe(2);
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

it('says if there is nothing to show yet', () => {
  expect(reveal('')).toBe(true);
  expect(reveal('#nowhere')).toBe(false);
  expect(open()).toBe(0);
});
