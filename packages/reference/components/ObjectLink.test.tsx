import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ObjectLink} from './ObjectLink';

it('links to the object by its title', () => {
  const object = {schema: 'ApiClient', slug: 'api-client', title: 'API client'};
  expect(renderToStaticMarkup(<ObjectLink object={object} />)).toBe(
    '<a class="object-link" href="/api/objects/api-client">API client</a>',
  );
});
