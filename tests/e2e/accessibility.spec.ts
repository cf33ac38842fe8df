import {expect, test} from '@playwright/test';
import {violations} from '../support/axe';
import {origins} from '../support/sites';
import {visit} from '../support/visit';

/** Parts that the published pages may not have. `every-page.spec.ts` checks the published pages. */
const fixturePages = [
  `${origins.mechanisms}/`,
  `${origins.mechanisms}/guides/first`,
  `${origins.mechanisms}/1.0`,
  `${origins.mechanisms}/guides/hidden`,
  `${origins.errors}/crash`,
];

for (const address of fixturePages)
  test(`${new URL(address).pathname} of a fixture site has no violation`, async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await visit(page, address);
    expect(await violations(page, {mode: 'light'})).toEqual([]);
  });
