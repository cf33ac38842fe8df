import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {exampleCall} from '../test-sdk-call';
import {SdkMethods} from './SdkMethods';

it('shows the method in each language, with a link to all methods', () => {
  const html = renderToStaticMarkup(<SdkMethods call={exampleCall} />);
  expect(html).toContain('<a href="/api/sdk-methods/python">Python</a>');
  expect(html).toContain('client.offers.get_by_external_id(external_id: str) -&gt; Offer');
});
