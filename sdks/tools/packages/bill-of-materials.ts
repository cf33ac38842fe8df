import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {paths} from '@docs/contract';
import {docsServerVersion} from '@argosy/docs-mcp/version';
import {sandboxVersion} from '@argosy/sandbox/version';
import {sdkPaths, sdkVersion} from '../languages';

type Bill = {name: string; version: string; purl: string; license: string; dependencies: string[]};

/** What each package needs, as CycloneDX. */
export function writeBills(target: string, bills: Bill[]): void {
  for (const bill of bills) {
    const file = `${path.basename(bill.name)}-${bill.version}.cdx.json`;
    writeFileSync(path.join(target, file), `${JSON.stringify(document(bill), null, 2)}\n`);
  }
}

/** The SDKs have so few dependencies that their manifests say it all. */
export function sdkBills(): Bill[] {
  const version = sdkVersion;
  const sdk = {version, license: 'MIT'};
  return [
    {...sdk, name: 'argosy-typescript', purl: `pkg:npm/%40argosy/sdk@${version}`, dependencies: []},
    {
      ...sdk,
      name: 'argosy-python',
      purl: `pkg:pypi/argosy@${version}`,
      dependencies: pythonNeeds(),
    },
    {...sdk, name: 'argosy-go', purl: `pkg:golang/${goModule()}@v${version}`, dependencies: []},
    {
      ...sdk,
      name: 'argosy-java',
      purl: `pkg:maven/example.argosy/argosy-sdk@${version}`,
      dependencies: javaNeeds(),
    },
  ];
}

/** The docs server and the sandbox are single files that include their dependencies. */
export const docsServerBill: Bill = {
  name: 'argosy-docs-mcp',
  version: docsServerVersion,
  license: 'MIT',
  purl: `pkg:npm/%40argosy/docs-mcp@${docsServerVersion}`,
  dependencies: [],
};

export const sandboxBill = (): Bill => ({
  name: 'argosy-sandbox',
  version: sandboxVersion,
  license: 'MIT',
  purl: `pkg:npm/%40argosy/sandbox@${sandboxVersion}`,
  dependencies: bundledNeeds('ajv', 'ajv-formats'),
});

const manifest = (language: 'go' | 'python' | 'java', name: string): string =>
  readFileSync(path.join(sdkPaths.packageOf(language), name), 'utf8');

const goModule = (): string => /^module (\S+)$/m.exec(manifest('go', 'go.mod'))?.[1] ?? '';

function pythonNeeds(): string[] {
  const [, list = ''] =
    /^dependencies = \[([^\]]*)\]/m.exec(manifest('python', 'pyproject.toml')) ?? [];
  return [...list.matchAll(/"([\w-]+)/g)].map(([, name]) => `pkg:pypi/${name}`);
}

function javaNeeds(): string[] {
  const dependency =
    /<dependency>\s*<groupId>(.*)<\/groupId>\s*<artifactId>(.*)<\/artifactId>\s*<version>(.*)<\/version>\s*<\/dependency>/g;
  return [...manifest('java', 'pom.xml').matchAll(dependency)].map(
    ([, group, artifact, version]) => `pkg:maven/${group}/${artifact}@${version}`,
  );
}

type Manifest = {version: string; dependencies?: Record<string, string>};

/** npm packages with their own dependencies, in the versions that this repository installs. */
function bundledNeeds(...names: string[]): string[] {
  const needs = new Map<string, string>();
  const add = (name: string) => {
    if (needs.has(name)) return;
    const file = path.join(paths.repository, 'node_modules', name, 'package.json');
    const {version, dependencies = {}} = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    needs.set(name, version);
    Object.keys(dependencies).forEach(add);
  };
  names.forEach(add);
  return [...needs].map(([name, version]) => `pkg:npm/${name}@${version}`);
}

function document({name, version, purl, license, dependencies}: Bill): object {
  const licenses = [{license: {id: license}}];
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {component: {type: 'library', 'bom-ref': purl, name, version, purl, licenses}},
    components: dependencies.map((dependency) => ({
      type: 'library',
      'bom-ref': dependency,
      name: dependency.replace(/^pkg:\w+\//, '').replace(/@[^@]*$/, ''),
      purl: dependency,
    })),
    dependencies: [{ref: purl, dependsOn: dependencies}],
  };
}
