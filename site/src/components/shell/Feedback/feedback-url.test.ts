import {expect, it} from 'vitest';
import {feedbackUrl} from './feedback-url';

const page = {title: 'Offers & terms', address: 'https://docs.example/offers'};
const read = (isHelpful: 'yes' | 'no') =>
  new URL(feedbackUrl('https://code.example/new', page, isHelpful));

it('opens an issue that names the page and has its address', () => {
  const url = read('yes');
  expect(url.origin + url.pathname).toBe('https://code.example/new');
  expect(url.searchParams.get('title')).toBe('Helpful: Offers & terms');
  expect(url.searchParams.get('body')).toMatch(/^Page: https:\/\/docs\.example\/offers\n/);
});

it('asks what is missing if the page was not helpful', () => {
  expect(read('no').searchParams.get('title')).toBe('Not helpful: Offers & terms');
  expect(read('no').searchParams.get('body')).toContain('missing');
});
