import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {Method} from './Method';

it('colors a method by its name', () => {
  expect(renderToStaticMarkup(<Method method="GET" data-search="method" />)).toBe(
    '<span class="method method--get" data-search="method">GET</span>',
  );
});
