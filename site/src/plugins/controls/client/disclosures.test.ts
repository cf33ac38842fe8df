// @vitest-environment jsdom
import {beforeEach, expect, it} from 'vitest';
import {listen} from './disclosures';

const get = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const menu = () => get('[data-dismissible]') as HTMLDetailsElement;
const send = (type: string, init: object = {}) =>
  get('p').dispatchEvent(Object.assign(new Event(type, {bubbles: true}), init));

listen();

beforeEach(() => {
  document.body.innerHTML = `<button>Elsewhere</button><p></p>
    <details data-dismissible open><summary></summary><a href="#in">Link</a><i></i></details>
    <details id="other" open><summary></summary></details>`;
});

it.each([
  ['a click elsewhere', () => get('p').click()],
  ['a touch elsewhere', () => send('touchstart')],
  ['the focus elsewhere', () => get('button').focus()],
  ['a link in it', () => get('a').click()],
  ['Escape', () => send('keydown', {key: 'Escape'})],
])('closes after %s', (_, act) => {
  act();
  expect(menu().open).toBe(false);
  expect((get('#other') as HTMLDetailsElement).open).toBe(true);
});

it('stays open while the reader is in it', () => {
  get('i').click();
  get('a').focus();
  expect(menu().open).toBe(true);
});
