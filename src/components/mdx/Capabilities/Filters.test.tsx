import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import type {Marketplace} from '../../../../packages/content-model/marketplaces';
import Filters from './Filters';

const html = (columns: Marketplace[]) =>
  renderToStaticMarkup(
    <Filters
      columns={columns}
      onColumns={() => undefined}
      onlyDifferences={false}
      onOnlyDifferences={() => undefined}
      notes={false}
      onNotes={() => undefined}
      status="41 of 41 capabilities"
    />,
  );

it('offers every marketplace, the differences, and the notes', () => {
  const names = [...html(['aws', 'gcp']).matchAll(/>([^<>]+)<\/label>/g)].map(([, name]) => name);
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
  expect(html(['aws', 'gcp']).match(/checked=""/g)).toHaveLength(2);
});

it("doesn't let readers remove the last column, or compare it with itself", () => {
  expect(html(['aws', 'gcp'])).not.toContain('disabled');
  expect(html(['aws']).match(/disabled=""/g)).toHaveLength(2);
});
