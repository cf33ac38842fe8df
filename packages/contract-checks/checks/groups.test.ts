import {expect, test} from 'vitest';
import {checkGroups} from './groups';
import {smallContext} from './testing/small-spec';

/** The findings for a tag with one group of these operations. */
async function findingsFor(operations: string[]): Promise<string[]> {
  const context = smallContext(({spec}) => {
    const group = {title: 'Read', operations};
    spec.tags = [{name: 'offers', 'x-displayName': 'Offers', description: '', 'x-groups': [group]}];
  });
  return (await checkGroups(context)).findings;
}

test('accepts an operation that is in one group', async () => {
  expect(await findingsFor(['get-offer'])).toEqual([]);
});

test.each([
  [[], 'get-offer is in no group. Add it to x-groups of offers in openapi.yaml.'],
  [['get-offer', 'get-offer'], 'get-offer is in two groups.'],
  [['get-offer', 'sell-offer'], "offers: there's no operation sell-offer."],
])('reports %j', async (operations, finding) => {
  expect(await findingsFor(operations)).toEqual([finding]);
});
