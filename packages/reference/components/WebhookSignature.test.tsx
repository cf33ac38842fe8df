import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {WebhookSignature} from './WebhookSignature';

it('lists the steps', () => {
  expect(renderToStaticMarkup(<WebhookSignature steps={['Read `t`.', 'Compare.']} />)).toContain(
    '<ol><li>Read <code>t</code>.</li><li>Compare.</li></ol>',
  );
});
