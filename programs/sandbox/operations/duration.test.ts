import {expect, it} from 'vitest';
import {addIsoDuration} from './dates';

const from = '2026-01-31T09:00:00Z';

it.each([
  ['PT1H', '2026-01-31T10:00:00Z'],
  ['PT90M', '2026-01-31T10:30:00Z'],
  ['PT5S', '2026-01-31T09:00:05Z'],
  ['P1D', '2026-02-01T09:00:00Z'],
  ['P2W', '2026-02-14T09:00:00Z'],
  ['P1M', '2026-02-28T09:00:00Z'],
  ['P1Y2M3DT4H', '2027-04-03T13:00:00Z'],
])('%s later is %s', (duration, expected) => {
  expect(addIsoDuration(from, duration)).toBe(expected);
});

it.each(['', 'P', 'PT', '1D', 'P1H', '-P1D', 'P1.5D', 'P99999999999Y'])(
  '"%s" isn\'t a duration',
  (duration) => {
    expect(addIsoDuration(from, duration)).toBeUndefined();
  },
);
