/**
 * Purpose: makes the baselines of the visual tests smaller, because git keeps every version of them.
 *   With 256 colors, they stay far below the difference that a test notices.
 * Usage: npm run write:screenshots runs it after the tests have written the baselines.
 * Exit code: 1 when a file isn't an image.
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const folder = 'tests/e2e/visual/baselines';

async function main(): Promise<void> {
  let before = 0;
  let after = 0;
  const files = readdirSync(folder).filter((name) => name.endsWith('.png'));
  for (const name of files) {
    const file = path.join(folder, name);
    const image = readFileSync(file);
    const smaller = await sharp(image)
      .png({palette: true, colors: 256, dither: 0, effort: 10, compressionLevel: 9})
      .toBuffer();
    before += image.length;
    after += Math.min(image.length, smaller.length);
    if (smaller.length < image.length) writeFileSync(file, smaller);
  }
  console.log(`${files.length} screenshots: ${before} bytes before, ${after} after.`);
}

void main();
