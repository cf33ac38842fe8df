/**
 * Purpose: measures our site side by side with plain HTML, Starlight, VitePress and bare Docusaurus on
 *   the same pages behind the same nginx: bytes, Lighthouse, navigation, build.
 *   `--only reference` measures the API reference beside the open plugin instead; ten minutes.
 * Usage: npm run bench (after npm run build) [-- --only load|navigation|build|reference|report]
 *   [--rounds 5] [--sizes 250,1000] [--engines ours,starlight]
 *   Writes docs/bench/*.json, and from it docs/performance.md and its chart.
 * Exit code: 1 when a site cannot be built or measured.
 */
import {readOptions, type Options, type PartName} from './bench/options';
import {build} from './bench/parts/build';
import {load} from './bench/parts/load';
import {navigation} from './bench/parts/navigation';
import {reference} from './bench/parts/reference';
import {printTable} from './bench/report/console-table';
import {writeReport} from './bench/report/write';
import {readResults} from './bench/results';

const parts: Record<PartName, (options: Options) => Promise<void>> = {
  load,
  navigation,
  build,
  reference,
  report: () => Promise.resolve(),
};

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const began = Date.now();
  for (const [index, name] of options.parts.entries()) {
    console.log(`${index + 1} of ${options.parts.length}: ${name}`);
    await parts[name](options);
    await writeReport();
    console.log(`  ${Math.round((Date.now() - began) / 1000)} s since the start`);
  }
  printTable(readResults());
}

void main();
