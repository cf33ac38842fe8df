import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {PropertyText} from './PropertyText';

it.each([
  ['one line', 'The ID.\n', '<div class="prop__text">The ID.</div>'],
  ['paragraphs', 'One.\n\nTwo.', '<div class="prop__text"><p>One.</p>\n<p>Two.</p></div>'],
])('shows %s', (_, description, html) => {
  expect(renderToStaticMarkup(<PropertyText description={description} />)).toBe(html);
});
