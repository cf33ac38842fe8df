import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {Deprecation} from './Deprecation';

const deprecation = {since: '1.1', replacement: 'list-products', text: 'Use `list-products`.'};

it('says what to use instead', () => {
  expect(renderToStaticMarkup(<Deprecation operation={{deprecation}} />)).toBe(
    '<div class="deprecation" role="note"><strong>Deprecated.</strong> Use <code>list-products</code>.</div>',
  );
});

it('renders nothing for other operations', () => {
  expect(renderToStaticMarkup(<Deprecation operation={{}} />)).toBe('');
});
