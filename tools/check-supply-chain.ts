/**
 * Checks the lock files: every package has an integrity hash, no unknown install scripts run, and
 * every license is allowed. docs/unverified-builds.yaml lists packages without a hash and the
 * reason. Writes the site's bill of materials to .cache/sbom.cdx.json in CycloneDX format.
 *
 * Usage: npm run check:supply-chain
 * Exit code: 1 when a package breaks a rule.
 */
import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {supplyChainProblems, type Lock, type UnverifiedBuilds} from './lib/supply-chain';

const unverified = parse(readFileSync('docs/unverified-builds.yaml', 'utf8')) as UnverifiedBuilds;

/** The site, and what's installed separately: Node.js for CI, the tool that deploys, and tools that only tests use. */
const projects: [folder: string, unverified?: UnverifiedBuilds][] = [
  ['.', unverified],
  ['.ci/node'],
  ['deploy/cloudflare'],
  ['tests/serving/observatory'],
  ['tests/agents/checker'],
];

for (const [folder, list] of projects) {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const lock = JSON.parse(read('package-lock.json')) as Lock;
  const problems = supplyChainProblems(lock, read('.npmrc'), list);
  for (const problem of problems) console.error(problem);
  const packages = Object.keys(lock.packages).length - 1;
  const excepted = Object.values(list ?? {}).flat().length;
  console.log(
    `${folder}: ${packages} packages, ${packages - excepted} with integrity, ` +
      `${excepted} listed builds for other platforms without, ${problems.length} problems`,
  );
  if (problems.length > 0) process.exitCode = 1;
}

const bill = execFileSync('npm', ['run', '--silent', 'sbom'], {
  encoding: 'utf8',
  maxBuffer: 64 * 2 ** 20,
});
mkdirSync('.cache', {recursive: true});
writeFileSync('.cache/sbom.cdx.json', bill);
const {bomFormat, specVersion, components} = JSON.parse(bill) as {
  bomFormat: string;
  specVersion: string;
  components: {name: string; hashes?: unknown[]; properties?: {name: string; value: string}[]}[];
};
/** Neither a workspace, which is private, nor a tool for development. */
const isInstalled = ({properties = []}: (typeof components)[number]) =>
  !properties.some(({name}) => /:(?:private|development)$/.test(name));
const withoutHash = components.filter(isInstalled).filter(({hashes}) => !hashes?.length);
for (const {name} of withoutHash) console.error(`${name} has no hash in the bill of materials`);
console.log(
  `${bomFormat} ${specVersion}: ${components.length} components, ${withoutHash.length} without a hash`,
);
if (components.length === 0 || withoutHash.length > 0) process.exitCode = 1;
