import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {Flag} from './Flag';

it('is hidden from screen readers', () => {
  expect(renderToStaticMarkup(<Flag of="aws" />)).toBe(
    '<span class="flag flag--aws" aria-hidden="true"></span>',
  );
});
