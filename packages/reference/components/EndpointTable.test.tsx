import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ReferenceContext} from '../reference-context';
import {EndpointTable} from './EndpointTable';

const operation = {slug: 'get-offer', method: 'GET', title: 'Get an offer', lead: 'Gets it.'};

it.each([
  ['/v1/orgs/{orgId}/offers', '<code>/<wbr/>offers</code>'],
  ['/v1/token', '<code>/<wbr/>v1/<wbr/>token</code>'],
])('links to the operation and shortens the path %s', (path, html) => {
  const reference = {slugs: [], reading: new Map(), commonPath: '/v1/orgs/{orgId}'};
  const table = (
    <ReferenceContext value={reference}>
      <EndpointTable operations={[{...operation, path}]} />
    </ReferenceContext>
  );
  expect(renderToStaticMarkup(table)).toMatch(
    new RegExp(`>GET</span> <a href="/api/get-offer">Get an offer</a> ${html}</li>`),
  );
});
