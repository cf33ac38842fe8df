import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {property} from '../test-property';
import {RequestBody} from './RequestBody';

const tree = {type: 'object', children: [property], variants: []};

it.each([
  [true, '<code>application/json</code> <span class="prop__flag">required</span></p><ul'],
  [false, '<code>application/json</code></p><ul'],
])('shows the content type, with required=%s', (required, html) => {
  const body = {
    contentTypes: ['application/json'],
    alternatives: [],
    description: '',
    required,
    tree,
  };
  expect(renderToStaticMarkup(<RequestBody body={body} />)).toContain(html);
});
