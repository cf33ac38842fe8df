// @vitest-environment jsdom
import {beforeAll, beforeEach, expect, it} from 'vitest';
import {filterMatrix, listen} from './matrix';

const cell = (...answers: string[]) =>
  `<td>${answers.map((answer) => `<span data-answer="${answer}"></span>`).join(' ')}</td>`;

const row = (id: string, ...cells: string[]) =>
  `<tr id="${id}"><th scope="row"></th>${cells.join('')}</tr>`;

beforeAll(listen);

beforeEach(() => {
  document.body.innerHTML = `<div data-matrix>
    <input type="checkbox" data-matrix-column id="aws" checked>
    <input type="checkbox" data-matrix-column id="gcp" checked>
    <input type="checkbox" data-matrix-column id="direct" checked>
    <input type="checkbox" data-matrix-differences id="differences">
    <input type="checkbox" data-matrix-notes id="notes">
    <span role="status"></span>
    <table>
      <thead><tr><th scope="col"></th><th></th><th></th><th></th></tr></thead>
      <tbody id="prices">
        <tr><th scope="rowgroup" colspan="4"></th></tr>
        ${row('offers', cell('yes', 'api'), cell('no', 'api'), cell('api'))}
        ${row('argosy', cell('yes', 'api'), cell('yes', 'api'), cell('console'))}
      </tbody>
      <tbody id="terms">
        <tr><th scope="rowgroup" colspan="4"></th></tr>
        ${row('same', cell('yes', 'api'), cell('yes', 'api'), cell('api'))}
      </tbody>
    </table></div>`;
});

const field = (id: string) => document.querySelector<HTMLInputElement>(`input#${id}`);
const click = (...ids: string[]) => ids.forEach((id) => field(id)?.click());
const shown = () =>
  [...document.querySelectorAll('tbody:not([hidden]) tr[id]:not([hidden])')].map(({id}) => id);
const status = () => document.querySelector('[role=status]')?.textContent;

it('hides the columns of marketplaces that are not selected', () => {
  click('gcp');
  const columns = Array.from(document.querySelectorAll('tr'), ({cells}) =>
    Array.from(cells, ({hidden}) => hidden),
  );
  expect(columns[0]).toEqual([false, false, true, false]);
  expect(columns[2]).toEqual([false, false, true, false]);
  expect(document.querySelector('tbody th')?.getAttribute('colspan')).toBe('3');
});

it('shows only rows whose answers differ between the selected marketplaces', () => {
  click('differences');
  expect(shown()).toEqual(['offers', 'argosy']);
  expect(status()).toBe('2 of 3 capabilities');
  expect(document.querySelector<HTMLElement>('#terms')?.hidden).toBe(true);
  click('direct');
  expect(shown()).toEqual(['offers']);
  click('differences');
  expect(shown()).toEqual(['offers', 'argosy', 'same']);
});

it("doesn't let readers remove the last column, or compare it with itself", () => {
  click('differences', 'gcp', 'direct');
  expect(field('aws')?.disabled).toBe(true);
  expect(field('differences')?.disabled).toBe(true);
  expect(shown()).toHaveLength(3);
  click('gcp');
  expect(field('aws')?.disabled).toBe(false);
  expect(field('differences')?.disabled).toBe(false);
});

it('shows a column if the reader removed all before the script ran', () => {
  for (const name of ['aws', 'gcp', 'direct']) field(name)?.removeAttribute('checked');
  filterMatrix();
  expect(field('aws')?.checked).toBe(true);
});

it('shows notes', () => {
  const matrix = document.querySelector<HTMLElement>('[data-matrix]');
  click('notes');
  expect(matrix?.dataset.notes).toBe('true');
  click('notes');
  expect(matrix?.dataset.notes).toBe('false');
});
