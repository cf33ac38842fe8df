import {expect, test} from 'vitest';
import {checkOpenEnums} from './open-enums';
import {smallContext} from './testing/small-spec';

test('reports an enum of responses that is not marked', async () => {
  expect((await checkOpenEnums(smallContext())).findings).toEqual([
    'OfferStatus must have x-open-enum: true.',
  ]);
});

test('reports a marked enum that no response contains', async () => {
  const context = smallContext(({spec}) => {
    const {OfferStatus} = spec.components.schemas;
    if (OfferStatus) OfferStatus['x-open-enum'] = true;
    spec.components.schemas.Format = {type: 'string', enum: ['A', 'B'], 'x-open-enum': true};
  });
  expect((await checkOpenEnums(context)).findings).toEqual(['Format is in no response.']);
});
