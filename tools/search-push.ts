/**
 * Uploads the records of the last build and the index settings to Algolia. The index is replaced
 * atomically, so readers never see a partial one.
 *
 * Usage: ALGOLIA_APP_ID=… ALGOLIA_INDEX=… ALGOLIA_WRITE_KEY=… npm run search:push
 *   --dry-run         prints what would be sent, without contacting the service
 *   --records <file>  uses other records than those of the last build
 * Without a write key, the run is dry.
 * Exit code: 0 when sent or printed, 1 when there are no records, the account is incomplete, or the
 *   service rejects the request.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {algoliasearch} from 'algoliasearch';
import {site} from '@docs/site/config';
import {cachePaths} from '@docs/site';
import type {SearchRecord} from '@docs/search';
import {indexSettings} from './search-settings';
import {UsageError} from './lib/readable-errors';

/** The service's size limit per record. */
const maxRecordBytes = 10_000;

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {'dry-run': {type: 'boolean', default: false}, records: {type: 'string'}},
  });
  const file = values.records ?? cachePaths(path.join(__dirname, '..', 'site')).records;
  if (!existsSync(file))
    throw new UsageError(`There are no records in ${file}. Run "npm run build" first.`);
  const records = JSON.parse(readFileSync(file, 'utf8')) as SearchRecord[];
  const tooLarge = records.filter((record) => sizeOf(record) > maxRecordBytes);
  if (tooLarge.length > 0) {
    const urls = tooLarge.map(({url}) => url).join(', ');
    throw new UsageError(`Records over ${maxRecordBytes} bytes: ${urls}`);
  }

  const {appId, indexName} = site.algolia;
  const writeKey = process.env.ALGOLIA_WRITE_KEY;
  if (values['dry-run'] || !writeKey) {
    describe(records, indexName);
    return;
  }
  if (!appId || !indexName)
    throw new UsageError('ALGOLIA_WRITE_KEY also needs ALGOLIA_APP_ID and ALGOLIA_INDEX.');
  const client = algoliasearch(appId, writeKey);
  await client.setSettings({indexName, indexSettings: structuredClone(indexSettings) as never});
  await client.replaceAllObjects({
    indexName,
    objects: records as unknown as Record<string, unknown>[],
  });
  console.log(`Sent ${records.length} records to ${indexName}.`);
}

function describe(records: readonly SearchRecord[], indexName: string | undefined): void {
  const count = (key: 'area' | 'docusaurus_tag' | 'kind') =>
    [...countBy(records.map((record) => record[key]))]
      .map(([name, times]) => `${name} ${times}`)
      .join(', ');
  const bytes = records.reduce((sum, record) => sum + sizeOf(record), 0);
  console.log('Dry run: nothing is sent.');
  console.log(`Index: ${indexName ?? '(ALGOLIA_INDEX is not set)'}`);
  console.log(
    `Records: ${records.length}, ${Math.round(bytes / 1024)} kB, largest ${Math.max(0, ...records.map(sizeOf))} bytes`,
  );
  console.log(
    `Areas: ${count('area')}\nKinds: ${count('kind')}\nVersions: ${count('docusaurus_tag')}`,
  );
  console.log(`Settings: ${JSON.stringify(indexSettings, null, 2)}`);
  console.log(`First record: ${JSON.stringify(records[0], null, 2)}`);
}

function countBy(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

const sizeOf = (record: SearchRecord) => Buffer.byteLength(JSON.stringify(record));

void main();
