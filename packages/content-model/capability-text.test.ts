import {expect, it} from 'vitest';
import {cellText} from './capability-text';

it('shows both answers, each with its note', () => {
  expect(cellText({offers: {answer: 'partly', note: 'Up to 60.'}, argosy: {answer: 'api'}})).toBe(
    'Offers: partly. Up to 60. Argosy: API only.',
  );
  expect(cellText({argosy: {answer: 'no', note: 'AWS issues them.'}})).toBe(
    'Argosy: no. AWS issues them.',
  );
});
