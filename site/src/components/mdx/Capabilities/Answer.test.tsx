import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import Answer from './Answer';

const textOf = (element: React.ReactElement) =>
  renderToStaticMarkup(element).replaceAll(/<[^>]*>/g, '');

it('says the answer in words, with its note', () => {
  expect(textOf(<Answer label="Offers" answer="partly" text="partly" note="Up to 60." />)).toBe(
    'Offers: partly. Up to 60.',
  );
});

it('marks an outdated answer', () => {
  expect(textOf(<Answer label="Offers" answer="yes" text="yes" outdated />)).toBe('Offers: yes ‡.');
});
