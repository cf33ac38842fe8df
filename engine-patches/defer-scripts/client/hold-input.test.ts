// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {elementAt, holdInput, pathTo, type HeldInput} from './hold-input';

let input: HeldInput;
const clicked = vi.fn<(label: string | null) => void>();

const button = () => document.querySelector('button') as HTMLButtonElement;
const type = (key: string, options: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...options}),
  );

beforeEach(() => {
  document.body.innerHTML = '<div><a href="#x">Link</a><button>Menu</button></div><input>';
  vi.useFakeTimers();
  input = holdInput();
});

afterEach(() => {
  input.discard();
  vi.useRealTimers();
  vi.clearAllMocks();
});

function replay(): void {
  input.replay();
  vi.runAllTimers();
}

/** What React does when it hydrates. */
function hydrate(): void {
  button().addEventListener('click', () => clicked(button().textContent));
}

it('repeats a click on a button after hydration', () => {
  button().click();
  expect(button().getAttribute('aria-busy')).toBe('true');
  hydrate();
  expect(clicked).not.toHaveBeenCalled();
  replay();
  expect(clicked).toHaveBeenCalledOnce();
  expect(button().hasAttribute('aria-busy')).toBe(false);
});

it('clicks the new element where the theme replaced the old one', () => {
  button().click();
  button().replaceWith(Object.assign(document.createElement('button'), {textContent: 'New'}));
  hydrate();
  replay();
  expect(clicked).toHaveBeenCalledWith('New');
});

it('handles a click once if React listens before the page is hydrated', () => {
  hydrate();
  button().click();
  expect(clicked).not.toHaveBeenCalled();
  replay();
  expect(clicked).toHaveBeenCalledOnce();
});

it('hides presses from React until the page is hydrated', () => {
  const pressed = vi.fn<() => void>();
  document.addEventListener('pointerdown', pressed, {capture: true});
  const press = () => button().dispatchEvent(new Event('pointerdown', {bubbles: true}));
  press();
  expect(pressed).not.toHaveBeenCalled();
  replay();
  press();
  expect(pressed).toHaveBeenCalledOnce();
});

it('ignores clicks on links', () => {
  const event = new MouseEvent('click', {bubbles: true, cancelable: true});
  document.querySelector('a')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

describe('search', () => {
  const showModal = vi.fn<() => void>();

  beforeEach(() => {
    document.body.insertAdjacentHTML('beforeend', '<dialog data-search><input></dialog>');
    // jsdom has no dialogs.
    Object.assign(document.querySelector('dialog') as object, {showModal});
  });

  it('opens with its shortcuts', () => {
    type('k', {ctrlKey: true});
    type('/');
    expect(showModal).toHaveBeenCalledTimes(2);
  });

  it('ignores a slash in a form field', () => {
    const event = new KeyboardEvent('keydown', {key: '/', bubbles: true, cancelable: true});
    document.querySelector('input')?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(showModal).not.toHaveBeenCalled();
  });

  it('ignores a slash if shortcuts of a single key are off', () => {
    document.documentElement.dataset.singleKeys = 'off';
    type('/');
    expect(showModal).not.toHaveBeenCalled();
    delete document.documentElement.dataset.singleKeys;
  });
});

it('discards all input if the page can’t start', () => {
  button().click();
  input.discard();
  expect(button().hasAttribute('aria-busy')).toBe(false);
  hydrate();
  button().click();
  expect(clicked).toHaveBeenCalledOnce();
});

it('finds an element by its path', () => {
  expect(elementAt(pathTo(button(), document.body), document.body)).toBe(button());
});

it('moves the focus to the content when the reader skips the menus', () => {
  document.body.innerHTML =
    '<a href="#__docusaurus_skipToContent_fallback">Skip</a><div><nav></nav><main></main></div>';
  const main = document.querySelector('main') as HTMLElement;
  const focus = vi.spyOn(main, 'focus');
  document.querySelector('a')?.click();
  expect(focus).toHaveBeenCalledOnce();
  expect(main.hasAttribute('tabindex')).toBe(false);
});
