// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {listen} from './notes';

it('leads to the notes of a cell where popovers are unknown', () => {
  listen();
  document.body.innerHTML =
    '<div data-matrix><button popovertarget="seats.aws">Yes</button></div><button popovertarget="menu">';
  document.querySelectorAll('button').forEach((button) => button.click());
  expect(location.hash).toBe('#seats.aws');
});
