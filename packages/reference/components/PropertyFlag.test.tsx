import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {PropertyFlag} from './PropertyFlag';

it('is separated from the text before it', () => {
  expect(renderToStaticMarkup(<PropertyFlag>required</PropertyFlag>)).toBe(
    ' <span class="prop__flag">required</span>',
  );
});

it('can warn', () => {
  expect(renderToStaticMarkup(<PropertyFlag warning>deprecated</PropertyFlag>)).toContain(
    'class="prop__flag prop__flag--warn"',
  );
});
