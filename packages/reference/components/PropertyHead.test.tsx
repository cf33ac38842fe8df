import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {property} from '../test-property';
import {PropertyHead} from './PropertyHead';

const render = (values: Partial<typeof property> = {}, parent = '') =>
  renderToStaticMarkup(
    <PropertyHead property={{...property, ...values}} parent={parent} id="body.status" />,
  );
const object = {schema: 'Money', slug: 'money', title: 'Money'};
const link = '<a class="object-link" href="/api/objects/money">Money</a>';
const constant = [{value: 'AWS', meaning: ''}];

it.each([
  ['a type', {type: 'timestamp'}, 'timestamp'],
  ['a constant as its value', {enumValues: constant}, 'always <code>AWS</code>'],
  ['an object as a link', {type: 'object', object}, link],
  ['objects as a link', {type: 'array of objects', object}, `array of ${link}`],
  ['an object that can be null', {type: 'object or null', object}, `${link} or null`],
])('shows %s', (_, values, html) => {
  expect(render(values)).toContain(`<span class="prop__type">${html}</span>`);
});

it('shows the parent before the name, and only the name is the link', () => {
  expect(render({}, 'pricing.commits.')).toMatch(
    /^<span class="prop__parent">pricing\.commits\.<\/span><a class="prop__name" data-search="name" href="#body\.status">status<\/a>/,
  );
  expect(render()).toMatch(/^<a class="prop__name"/);
});

it('shows flags only if they apply', () => {
  expect(render({required: false})).not.toContain('prop__flag');
  const html = render({condition: 'if `a` is set', deprecated: true, addedIn: '1.1'});
  expect(html).toContain('<span class="prop__flag">required</span>');
  expect(html).toContain('<span class="prop__flag">if <code>a</code> is set</span>');
  expect(html).toContain('<span class="prop__flag prop__flag--warn">deprecated</span>');
  expect(html).toContain('>Added in 1.1</a>');
});

it('names the only operations that return the property', () => {
  expect(render({appearsIn: ['get-offer', 'list-offers']})).toContain(
    'only from get-offer, list-offers',
  );
});
