import {readResults, writeFormatted} from '../results';
import {chart} from './chart';
import {performancePage} from './page';

/** The page and its chart, from what is measured so far. */
export async function writeReport(): Promise<void> {
  const results = readResults();
  await writeFormatted('docs/bench/performance.svg', chart(results));
  await writeFormatted('docs/performance.md', performancePage(results));
}
