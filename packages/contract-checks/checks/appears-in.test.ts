import {expect, test} from 'vitest';
import {checkAppearsIn} from './appears-in';
import {smallContext} from './testing/small-spec';

const limited = {type: 'object', 'x-appears-in': ['get-offer']};

test("accepts an operation that can expand, and reports one that can't", async () => {
  const context = smallContext(({spec}) => {
    spec.components.schemas.Offer = {properties: {expanded: limited}};
  });
  expect((await checkAppearsIn(context)).findings).toEqual([
    'Offer.expanded: get-offer has no parameter expand.',
  ]);
  const expanding = smallContext(({spec}, operation) => {
    spec.components.schemas.Offer = {properties: {expanded: limited}};
    operation.parameters?.push({name: 'expand', in: 'query'});
  });
  expect((await checkAppearsIn(expanding)).findings).toEqual([]);
});
