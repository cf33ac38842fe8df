import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ObjectLinks} from './ObjectLinks';

const offer = {schema: 'Offer', slug: 'offer', title: 'Offer'};
const pricing = {schema: 'Pricing', slug: 'pricing', title: 'Pricing'};

it.each([
  [[], /^$/],
  [[offer], /^<p>Object: <span><a [^>]*>Offer<\/a><\/span><\/p>$/],
  [[offer, pricing], /^<p>Objects: .*>Offer<\/a><\/span><span>, <a .*>Pricing<\/a><\/span><\/p>$/],
])('links to each of %j', (objects, expected) => {
  expect(renderToStaticMarkup(<ObjectLinks objects={objects} />)).toMatch(expected);
});
