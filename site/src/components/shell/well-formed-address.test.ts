import {expect, it} from 'vitest';
import {isNavigable, repairFragment} from './well-formed-address';

it.each([
  ['#100%', '#100%25'],
  ['#a%20b%', '#a%20b%25'],
  ['#%zz', '#%25zz'],
  ['#%ff', '#%25ff'],
  ['#%E0%A4%A', '#%25E0%25A4%25A'],
])('encodes the stray percent signs in %s', (hash, repaired) => {
  expect(repairFragment(hash)).toBe(repaired);
  expect(() => decodeURIComponent(repaired)).not.toThrow();
});

it.each(['', '#errors', '#body.pricing.commits', '#%C3%A9', '#100%25'])('keeps %s', (hash) =>
  expect(repairFragment(hash)).toBe(hash),
);

it('accepts only paths that Docusaurus can decode twice', () => {
  expect(isNavigable('/sdks/started/Go%20SDK')).toBe(true);
  expect(isNavigable('/100%25')).toBe(false);
  expect(isNavigable('/%25zz')).toBe(false);
  expect(isNavigable('/%')).toBe(false);
});
