import {existsSync, globSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {statements} from './statements';

const idPattern = /^[1-9]\.[a-z]+\.\d{2}$/;

/** Tests write the IDs of their statements literally, so that reading the files finds them. */
const tested = globSync('tests/conformance/**/*.{spec,test}.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/'([1-9]\.[a-z]+\.\d{2})'/g)].map(([, id = '']) => id),
);

it('states each statement once, with an ID of its section and a text', () => {
  const ids = statements.map(({id}) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  for (const {id, section, text} of statements) {
    expect(id).toMatch(idPattern);
    expect(id.startsWith(`${section}.`), id).toBe(true);
    expect(text, id).toBeTruthy();
  }
});

it('tests every statement, and nothing that is not stated', () => {
  const shown = statements.filter(({shownBy}) => shownBy).map(({id}) => id);
  const ids = statements.map(({id}) => id);
  expect([...new Set([...tested, ...shown])].sort()).toEqual(ids.sort());
});

it('names tests of other folders that exist', () => {
  const missing = statements
    .flatMap(({shownBy = []}) => shownBy)
    .filter(
      ({file, test}) => !existsSync(file) || !readFileSync(file, 'utf8').includes(`'${test}'`),
    );
  expect(missing).toEqual([]);
});
