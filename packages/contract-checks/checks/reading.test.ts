import {expect, test} from 'vitest';
import {anchorsOf} from './anchors';
import {checkReading} from './reading';
import {smallContext} from './testing/small-spec';

const findingsFor = async (read: string) => {
  const context = smallContext(({catalog}) => {
    for (const entry of Object.values(catalog)) entry.read = read;
  });
  return (await checkReading(context)).findings;
};

test.each(['/api/get-offer', '/billing/offer', '/billing/offer#lifecycle', '/billing/offer#undo'])(
  'accepts %s',
  async (read) => {
    expect(await findingsFor(read)).toEqual([]);
  },
);

test.each([
  ['', 'read is missing.'],
  ['/billing/offers', 'there is no page /billing/offers.'],
  ['/api/get-offers', 'there is no page /api/get-offers.'],
  ['/billing/offer#life', '/billing/offer has no heading or step life.'],
  ['/api/get-offer#body', '/api/get-offer is an operation, which takes no anchor.'],
])('rejects "%s"', async (read, problem) => {
  expect(await findingsFor(read)).toEqual([`offer_not_found: ${problem}`]);
});

test('finds the anchors of headings, including explicit IDs, and of steps', () => {
  const page = [
    '## What can still change, and how',
    '### `BASIC` {/* #basic */}',
    '## Undo it',
    '## Undo it',
    '<Step title="Issue it">',
    '```md',
    '## Not a heading',
    '```',
  ].join('\n');
  expect([...anchorsOf(page)]).toEqual([
    'what-can-still-change-and-how',
    'basic',
    'undo-it',
    'undo-it-1',
    'step-issue-it',
  ]);
});
