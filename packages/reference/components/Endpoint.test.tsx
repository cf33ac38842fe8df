import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {Endpoint} from './Endpoint';

const operation = {method: 'GET', path: '/v1/offers/{id}', server: 'https://api.example'};

it('marks parameters, breaks after slashes, and copies the whole address', () => {
  const html = renderToStaticMarkup(<Endpoint operation={operation} />);
  expect(html).toContain('/<wbr/>v1/<wbr/>offers/<wbr/><var>{id}</var></code>');
  expect(html).toContain('data-copy="https://api.example/v1/offers/{id}"');
  expect(html).toContain('method--get');
});
