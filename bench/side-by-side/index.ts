/**
 * Purpose: compares our site with plain HTML, Starlight, and bare Docusaurus on the same pages behind the same
 *   nginx: paint and bytes, taps, navigation, and builds.
 * Usage: npm run bench (after npm run build) [-- --only paint,taps,navigation,build] [--rounds 5]
 *   [--pages home,guide] [--sites docusaurus,ours] [--before folder-of-an-earlier-release] [--loopback] [--add]
 *   Paint and taps are measured on a slow connection, which needs Linux with iproute2, root, and Python.
 *   --add adds its rounds to those of earlier runs.
 *   Writes bench/results/side-by-side.json and prints its tables.
 * Exit code: 1 if a site can't be built or measured.
 */
import {execFileSync} from 'node:child_process';
import {filesUnder, precompress} from '@docs/deploy';
import {realPages} from './content/page';
import {engines} from './engines';
import {type Job, measure} from './measure';
import {loadNow, watchConditions} from './measures/conditions';
import {journey} from './measures/navigation';
import {readOptions} from './options';
import {type BuildRow, keepResults, readResults} from './results';
import {connected, inServerNamespace} from './slow-connection/namespaces';
import {tables} from './tables';

/** The first argument of the process that measures where the slow connection starts. */
const atServer = 'at-server';

async function main([first, ...rest]: string[]): Promise<void> {
  if (first === atServer) return measure(JSON.parse(rest.join('')) as Job);
  const options = readOptions(process.argv.slice(2));
  const load = loadNow();
  const conditions = watchConditions('loopback', load);
  const pages = realPages('build');
  const title = pages.find(({path}) => path === journey.to)?.title;
  if (!title) throw new Error(`${journey.to} isn't one of our pages.`);
  const job: Job = {...options, title, load, built: {} as Job['built']};
  const rows: BuildRow[] = [];
  for (const site of options.sites) {
    const engine = engines(options.before)[site];
    const {root, ours, figures} = engine.build(pages, options.parts.includes('build'));
    console.log(`  ${site}: ${figures ? `built in ${figures.seconds} s` : 'already built'}`);
    if (figures) rows.push({site, ...figures});
    precompress(filesUnder(root));
    job.built[site] = {root, ours};
  }
  if (options.parts.includes('build')) await keepResults({build: {conditions: conditions(), rows}});
  if (options.loopback) await measure(job);
  else {
    const [command, args] = inServerNamespace(__filename, [atServer, JSON.stringify(job)]);
    await connected(() => execFileSync(command, args, {stdio: 'inherit'}));
  }
  console.log(`\n${tables(readResults())}`);
}

void main(process.argv.slice(2));
