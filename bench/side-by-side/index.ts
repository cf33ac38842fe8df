/**
 * Purpose: measures our site side by side with plain HTML, Starlight, VitePress, and bare Docusaurus, on
 *   the same pages behind the same nginx: bytes, Lighthouse, first views over a slow connection, taps,
 *   navigation, and builds.
 * Usage: npm run bench (after npm run build) [-- --only load|connection|taps|navigation|build|report]
 *   [--rounds 5] [--sizes 250,1000] [--engines ours,starlight]
 *   Writes bench/results/*.json, and from it docs/performance.md and its chart.
 * Exit code: 1 if a site can't be built or measured.
 */
import {forgetStolen} from './measures/undisturbed';
import {readOptions, type Options, type PartName} from './options';
import {build} from './parts/build';
import {connection} from './parts/connection';
import {load} from './parts/load';
import {navigation} from './parts/navigation';
import {taps} from './parts/taps';
import {writeReport} from './report/write';

const parts: Record<PartName, (options: Options) => Promise<void>> = {
  load,
  connection,
  taps,
  navigation,
  build,
  report: () => Promise.resolve(),
};

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const start = Date.now();
  for (const [index, name] of options.parts.entries()) {
    console.log(`${index + 1} of ${options.parts.length}: ${name}`);
    forgetStolen();
    await parts[name](options);
    await writeReport();
    console.log(`  ${Math.round((Date.now() - start) / 1000)} s since the start`);
  }
}

void main();
