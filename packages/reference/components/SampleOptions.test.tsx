import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {SampleOptions} from './SampleOptions';

const optionsOf = (...code: string[]) =>
  [
    ...renderToStaticMarkup(<SampleOptions code={code} copyLabel="Copy the request" />).matchAll(
      /data-option="(\w+)"|data-(copy)-code/g,
    ),
  ].map(([, option, copy]) => option ?? copy);

it('only copies code that fits its box', () => {
  expect(optionsOf('x', 'short\n'.repeat(20))).toEqual(['copy']);
});

it('can wrap lines that are too wide for a phone', () => {
  expect(optionsOf('x', `short\n${'x'.repeat(41)}`)).toEqual(['wrap', 'copy']);
});

it('can show more lines than the box has', () => {
  expect(optionsOf('x', 'short\n'.repeat(21))).toEqual(['expand', 'copy']);
});
