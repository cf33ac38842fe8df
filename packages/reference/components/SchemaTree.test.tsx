import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {property} from '../test-property';
import {SchemaTree} from './SchemaTree';

const variant = {label: 'Card', name: 'Card', values: [], properties: [property]};

it.each([
  ['the properties of an object', {children: [property], variants: []}, /^<ul class="props">/],
  ['the variants of a union', {children: [], variants: [variant]}, /^<div class="variants">/],
])('shows %s', (_, tree, expected) => {
  expect(renderToStaticMarkup(<SchemaTree tree={{type: 'object', ...tree}} />)).toMatch(expected);
});
