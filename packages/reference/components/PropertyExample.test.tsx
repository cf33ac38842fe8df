import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {PropertyExample} from './PropertyExample';

it('shows the example as JSON, with a button that copies it', () => {
  const html = renderToStaticMarkup(<PropertyExample example={{a: 1}} />);
  expect(html.replaceAll(/<[^>]+>/g, ' ')).toMatch(/Copy\s*\{\s*"a"\s*:\s*1\s*\}/);
  expect(html).toContain('data-copy-code');
});
