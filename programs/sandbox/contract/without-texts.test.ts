import {listOperations} from '@docs/contract';
import {testSpec} from '@docs/contract/testing';
import {expect, it} from 'vitest';
import {seedFrom} from '../state/seed';
import {lifecyclesIn, withoutTexts} from './contract';

it('keeps everything that the sandbox reads', async () => {
  const spec = await testSpec();
  const smaller = withoutTexts(spec);
  expect(seedFrom(smaller)).toEqual(seedFrom(spec));
  expect(lifecyclesIn(smaller)).toEqual(lifecyclesIn(spec));
  expect(listOperations(smaller).map(({slug}) => slug)).toEqual(
    listOperations(spec).map(({slug}) => slug),
  );
  expect(JSON.stringify(smaller).length).toBeLessThan(JSON.stringify(spec).length);
});
