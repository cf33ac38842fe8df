import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {property} from '../test-property';
import {Parameters} from './Parameters';

it('groups parameters by location', () => {
  const html = renderToStaticMarkup(
    <Parameters
      operation={{
        parameters: [
          {in: 'path', properties: [{...property, name: 'id'}]},
          {in: 'query', properties: [{...property, name: 'limit'}]},
        ],
      }}
    />,
  );
  expect(html).toMatch(/Path parameters.*>id<.*Query parameters.*>limit</);
});
