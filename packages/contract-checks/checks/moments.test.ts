import {expect, test} from 'vitest';
import {checkMoments} from './moments';
import {smallContext} from './testing/small-spec';

test('accepts timestamps in UTC and in order', async () => {
  expect((await checkMoments(smallContext())).findings).toEqual([]);
});

test('rejects another time zone and an update before the creation', async () => {
  const context = smallContext((_, operation) => {
    const media = operation.responses['200']?.content?.['application/json'];
    if (media)
      media.examples = {
        example: {
          value: {createdAt: '2026-02-02T09:00:00+01:00', updatedAt: '2026-01-02T09:00:00Z'},
        },
      };
  });
  expect((await checkMoments(context)).findings).toHaveLength(2);
});
