/**
 * How much of a suite runs. `core` is what every change runs, `whole` what runs if the suite's area
 * changed, and `nightly` everything at full size. Only `npm run ci` sets it.
 */
const scope = process.env.DOCS_SCOPE ?? 'whole';

if (!['core', 'whole', 'nightly'].includes(scope))
  throw new Error(`DOCS_SCOPE is ${scope}, and must be core, whole, or nightly.`);

/** The suite's area changed, or everything runs. */
export const isWhole = scope !== 'core';

/** Everything runs, on all pages and at full size. */
export const isNightly = scope === 'nightly';
