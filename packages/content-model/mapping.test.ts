import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {loadMapping} from './mapping';

function fileWith(text: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'mapping-')), 'deal.yaml');
  writeFileSync(file, text);
  return file;
}

const good = `theirs: HubSpot property
ours: Argosy field
rows:
  - {theirs: amount, ours: {schema: Offer, field: name}, direction: in}
  - {theirs: dealname, ours: the name of the offer, direction: both}
`;

it('reads contract fields and plain text', () => {
  expect(loadMapping(fileWith(good)).rows.map(({ours}) => ours)).toEqual([
    {schema: 'Offer', field: 'name'},
    'the name of the offer',
  ]);
});

it('rejects an unknown direction and names the row', () => {
  expect(() => loadMapping(fileWith(good.replace('both', 'sideways')))).toThrow(
    /rows\.1\.direction/,
  );
});
