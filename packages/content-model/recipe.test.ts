import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readRecipe} from './recipe';

const folder = 'content/data/recipes';
const names = readdirSync(folder).map((name) => path.basename(name, '.arazzo.yaml'));

describe('readRecipe', () => {
  it('reads what a step expects and whether it is repeated', () => {
    const {title, steps} = readRecipe(folder, 'private-offer');
    expect(title).toBe('Private offer from draft to acceptance');
    expect(steps.map(({operationId}) => operationId)).toEqual([
      'createOrUpdateDraftOffer',
      'createOffer',
      'getOffer',
      'sendOfferNotifications',
      'getOffer',
    ]);
    expect(steps[1]).toMatchObject({httpStatus: '202', status: 'PENDING_CREATE', repeats: false});
    expect(steps[4]).toMatchObject({httpStatus: '200', status: 'ACCEPTED', repeats: true});
  });

  it.each(names)('%s has an HTTP status and a purpose for every step', (name) => {
    for (const {httpStatus, description} of readRecipe(folder, name).steps) {
      expect(httpStatus).toMatch(/^2\d\d$/);
      expect(description).toMatch(/\.$/);
    }
  });
});
