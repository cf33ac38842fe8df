import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import type {ResponseModel} from '../bodies';
import {property} from '../test-property';
import {Responses} from './Responses';

const response: ResponseModel = {
  status: '200',
  description: '',
  isError: false,
  contentTypes: ['application/json'],
  alternatives: [],
  examples: [],
  links: [],
};
const body = {type: 'object', children: [property], variants: []};

it('shows successful responses with or without a body', () => {
  const html = renderToStaticMarkup(
    <Responses
      responses={[
        {...response, description: 'The `offer`.', body},
        {...response, status: '204', description: 'Deleted.'},
      ]}
    />,
  );
  expect(html).toContain('<section class="response" id="response.200">');
  expect(html).toContain('<span class="status status--2">200</span> The <code>offer</code>.');
  expect(html).toContain('>status</a>');
  expect(html).toContain('Deleted.</div><p class="response__empty">The response has no body.</p>');
});

it.each([
  ['links to the object', [], ' object.</p></section>'],
  [
    'adds the properties that only it has',
    [property],
    ' object with these additional properties:</p><ul',
  ],
])('for a response that is an object, %s', (_, children, html) => {
  const object = {schema: 'Offer', slug: 'offer', title: 'Offer'};
  const responses = [{...response, body: {...body, children, object}}];
  expect(renderToStaticMarkup(<Responses responses={responses} />)).toContain(
    `<p>The body is the <a class="object-link" href="/api/objects/offer">Offer</a>${html}`,
  );
});

it('names the content types if there are several, with the body of each', () => {
  const other = {contentTypes: ['text/csv'], tree: {type: 'string', children: [], variants: []}};
  const html = renderToStaticMarkup(
    <Responses responses={[{...response, body, alternatives: [other]}]} />,
  );
  expect(html).toContain('<code>application/json</code></p><ul class="props">');
  expect(html).toContain('<code>text/csv</code></p><p class="prop__type">string</p>');
});

it('says that a body is a list of objects', () => {
  const object = {schema: 'Offer', slug: 'offer', title: 'Offer'};
  const list = {...body, type: 'array of objects', children: [], object};
  expect(renderToStaticMarkup(<Responses responses={[{...response, body: list}]} />)).toMatch(
    /<p>The body is a list of <a [^>]+>Offer<\/a> objects\.<\/p>/,
  );
});
