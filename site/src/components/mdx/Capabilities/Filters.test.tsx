import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import Filters from './Filters';

it('offers every marketplace, the differences, and the notes', () => {
  const html = renderToStaticMarkup(<Filters rows={41} />);
  const names = [...html.matchAll(/>([^<>]+)<\/label>/g)].map(([, name]) => name);
  expect(names).toEqual([
    'AWS',
    'Azure',
    'Google Cloud',
    'Snowflake',
    'Alibaba Cloud',
    'Direct billing',
    'Only differences',
    'Notes',
  ]);
  expect(html.match(/checked=""/g)).toHaveLength(6);
  expect(html).toContain('41 of 41 capabilities');
});
