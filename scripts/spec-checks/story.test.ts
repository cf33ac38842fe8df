import {expect, test} from 'vitest';
import {checkStory} from './story';
import {smallContext} from './testing/small-spec';

test('accepts ids that the story has and an example returns', async () => {
  expect((await checkStory(smallContext())).findings).toEqual([]);
});

test('refuses an id that is not in the story and that nothing returns', async () => {
  const context = smallContext((_, operation) => {
    const parameter = operation.parameters?.[0];
    if (parameter) parameter.example = 'offr_01KGES92M06PXWSFEWDW4HTSFB';
  });
  expect((await checkStory(context)).findings).toEqual([
    'get-offer offerId: offr_01KGES92M06PXWSFEWDW4HTSFB is not in story.yaml.',
    'get-offer offerId: no other example returns offr_01KGES92M06PXWSFEWDW4HTSFB.',
  ]);
});
