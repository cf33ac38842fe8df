/**
 * Purpose: writes the API reference's pages and the bundled contract into .generated/.
 * Usage: npm run generate
 * Exit code: 1 when the contract can't be read.
 */
import './lib/production';
import {generateReference} from '@docs/reference/generator';

async function main(): Promise<void> {
  const began = Date.now();
  const {operations, written} = await generateReference();
  console.log(
    `API reference: ${operations} operations, ${written} files changed, ${Date.now() - began} ms`,
  );
}

void main();
