import {expect, it} from 'vitest';
import {classesIn, isUnused} from './unused-classes';

it('keeps the classes of the theme', () => {
  expect(
    ['col', 'col--3', 'pagination-nav__link', 'badge--info', 'hero_a1b2'].filter(isUnused),
  ).toEqual([]);
});

it('finds unused classes', () => {
  expect(['col--offset-3', 'avatar__name', 'margin--lg', 'hero'].filter(isUnused)).toHaveLength(4);
});

it('reads the classes of a selector', () => {
  expect(classesIn('.row--no-gutters > a:not(.button):hover .col')).toEqual([
    'row--no-gutters',
    'col',
  ]);
});
