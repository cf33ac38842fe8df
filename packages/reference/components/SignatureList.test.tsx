import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {SignatureList} from './SignatureList';

it('shows each signature below its link', () => {
  const signatures = [{href: '/api/get-offer', label: 'Get an offer', signature: 'get(id)'}];
  expect(renderToStaticMarkup(<SignatureList signatures={signatures} />)).toContain(
    '<dt><a href="/api/get-offer">Get an offer</a></dt><dd><code>get(id)</code></dd>',
  );
});
