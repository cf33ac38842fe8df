import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ResponseHeaders} from './ResponseHeaders';

const response = {
  description: '',
  isError: false,
  contentTypes: [],
  alternatives: [],
  examples: [],
  links: [],
};
const responses = [
  {...response, status: '200'},
  {...response, status: '429'},
];
const header = {name: 'X-Id', type: 'string', description: 'The ID.', example: 'a1'};

it.each([
  [['200', '429'], 'with every response'],
  [['429'], 'with 429'],
])('shows that a header comes with %j', (statuses, text) => {
  const headers = [{...header, statuses}];
  const html = renderToStaticMarkup(<ResponseHeaders operation={{headers, responses}} />);
  expect(html).toContain('<summary>1 response headers</summary>');
  expect(html).toContain('<li class="prop" id="header.X-Id">');
  expect(html).toContain(`<span class="prop__type">${text}</span>`);
  expect(html).toContain('example <code>a1</code>');
});
