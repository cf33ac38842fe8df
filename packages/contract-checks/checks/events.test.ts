import {expect, test} from 'vitest';
import {checkEvents} from './events';
import {smallContext} from './testing/small-spec';

test('accepts webhooks that match the values of EventType', async () => {
  expect((await checkEvents(smallContext())).findings).toEqual([]);
});

test('rejects an event type without a webhook and an example of another type', async () => {
  const context = smallContext(({spec}) => {
    spec.components.schemas.EventType?.enum?.push('offer.lost');
    const example =
      spec.webhooks['offer.accepted']?.post?.requestBody?.content['application/json']?.examples
        ?.example;
    Object.assign(example?.value as object, {type: 'offer.rejected'});
  });
  expect((await checkEvents(context)).findings).toEqual([
    'There is no webhook offer.lost.',
    'offer.accepted: the example is of type offer.rejected.',
  ]);
});
