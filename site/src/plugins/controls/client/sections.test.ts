// @vitest-environment jsdom
import {beforeEach, expect, it} from 'vitest';
import {markCurrentSection} from './sections';

/** Where the sections start, below the top of the window. */
function scrollTo(tops: Record<string, number>): void {
  for (const [id, top] of Object.entries(tops)) {
    const section = document.getElementById(id);
    if (section) section.getBoundingClientRect = () => new DOMRect(0, top, 0, 0);
  }
  markCurrentSection();
}

const current = () =>
  [...document.querySelectorAll('[aria-current]')].map((link) => link.textContent);

beforeEach(() => {
  document.body.innerHTML = `
    <nav class="section-bar"><ul><li><a href="#body">Body</a></li><li><a href="#errors">Errors</a></li></ul></nav>
    <h2 id="body"></h2><h2 id="errors"></h2>`;
});

it('marks the last section that has reached the bar', () => {
  scrollTo({body: -300, errors: 10});
  expect(current()).toEqual(['Errors']);
  scrollTo({body: 0, errors: 300});
  expect(current()).toEqual(['Body']);
});

it('marks none above the first section', () => {
  scrollTo({body: 0, errors: 300});
  scrollTo({body: 200, errors: 500});
  expect(current()).toEqual([]);
});
