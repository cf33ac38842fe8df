import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {CodeFrame} from './CodeFrame';

const render = (title?: string) =>
  renderToStaticMarkup(
    <CodeFrame title={title} size={{lines: 1, columns: 3}} of="the code">
      <pre>one</pre>
    </CodeFrame>,
  );

it('has its title and its controls above the code', () => {
  expect(render('a.txt')).toMatch(
    /<div class="sample__bar"><span class="sample__title">a\.txt<\/span>.*<\/button><\/div><\/div><pre/,
  );
});

it('has no bar without a title', () => {
  expect(render()).not.toContain('sample__bar');
  expect(render()).toContain('data-copy-code');
});
