import {expect, test} from 'vitest';
import {checkExamples} from './examples';
import {smallContext} from './testing/small-spec';

test('accepts examples that follow their schemas', async () => {
  const {findings, counts} = await checkExamples(smallContext());
  expect(findings).toEqual([]);
  expect(counts).toContain('1 response');
});

test('rejects an example with an unknown enum value', async () => {
  const context = smallContext((_, operation) => {
    const media = operation.responses['200']?.content?.['application/json'];
    Object.assign(media?.examples?.example?.value as object, {status: 'LOST'});
  });
  expect((await checkExamples(context)).findings[0]).toContain(
    'get-offer response example: /status',
  );
});

test('rejects a property that the schema does not have', async () => {
  const context = smallContext((_, operation) => {
    const media = operation.responses['200']?.content?.['application/json'];
    Object.assign(media?.examples?.example?.value as object, {nick: 'Tide'});
  });
  expect((await checkExamples(context)).findings).toContain(
    "get-offer response example: /nick isn't in the schema.",
  );
});
