import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {AddedIn} from './AddedIn';

it.each([
  ['1.1', ' <a class="version" href="/api/changelog#v1-1">Added in 1.1</a>'],
  [undefined, ''],
])('links version %s to the changelog', (version, html) => {
  expect(renderToStaticMarkup(<AddedIn version={version} />)).toBe(html);
});
