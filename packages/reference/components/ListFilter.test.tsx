import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ListFilter} from './ListFilter';

it('has a labeled search field and an empty place for the number of results', () => {
  const html = renderToStaticMarkup(<ListFilter label="Filter events" noun="events" />);
  expect(html).toMatch(
    /<label>Filter events<input type="search" data-filter="events"[^>]*><\/label>/,
  );
  expect(html).toContain('<span role="status"></span>');
});

it('is neither in search nor in Markdown', () => {
  expect(renderToStaticMarkup(<ListFilter label="Filter events" noun="events" />)).toContain(
    '<div class="list-filter" data-search="ignore" data-markdown-ignore="">',
  );
});
