import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {property} from '../test-property';
import {Responses} from './Responses';

const body = {type: 'object', children: [property], variants: []};

it('shows successful responses with or without a body', () => {
  const html = renderToStaticMarkup(
    <Responses
      operation={{
        responses: [
          {status: '200', description: 'The `offer`.', isError: false, body, examples: []},
          {status: '204', description: 'Deleted.', isError: false, examples: []},
          {status: '404', description: 'Missing.', isError: true, examples: []},
        ],
      }}
    />,
  );
  expect(html).toContain('<section class="response" id="response.200">');
  expect(html).toContain('<span class="status status--2">200</span> The <code>offer</code>.');
  expect(html).toContain('>status</a>');
  expect(html).toContain('Deleted.</div><p class="response__empty">The response has no body.</p>');
  expect(html).not.toContain('404');
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
  const response = {status: '200', description: '', isError: false, examples: []};
  const responses = [{...response, body: {...body, children, object}}];
  expect(renderToStaticMarkup(<Responses operation={{responses}} />)).toContain(
    `<p>The body is the <a class="object-link" href="/api/objects/offer">Offer</a>${html}`,
  );
});
