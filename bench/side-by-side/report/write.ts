import {writeFormatted} from '../../../tools/lib/write-formatted';
import {readResults} from '../results';
import {chart} from './chart';
import {performancePage} from './page';

/** Writes the page and its chart from the results so far. */
export async function writeReport(): Promise<void> {
  const results = readResults();
  await writeFormatted('bench/results/performance.svg', chart(results));
  await writeFormatted('docs/performance.md', performancePage(results));
}
