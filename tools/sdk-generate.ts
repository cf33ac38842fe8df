/**
 * Purpose: writes the four SDKs into .generated/sdks/, from generated and handwritten code.
 * Exemptions: none.
 * Usage: npm run sdk:generate [-- LANGUAGE ...]; needs Java and Maven.
 * Exit code: 1 when a generator fails.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {loadSpec} from '@docs/contract';
import {
  changelog,
  generatorJar,
  type Language,
  languages,
  sdkContract,
  sdkPaths,
  sdkVersion,
  shortRun,
} from '@docs/sdks';

/** Generates only code, without docs and test stubs. */
const codeOnly = ['apiDocs', 'modelDocs', 'apiTests', 'modelTests'].map((key) => `${key}=false`);
/**
 * With our own templates, only models and resources. If a language needs more files, its config.yaml
 * names them: `globalProperties.supportingFiles` with commas between the names.
 */
const ownCode = ['models=', 'apis='];

/** Writes the generated code, our handwritten part on top of it, and the package's manifest. */
function writePackage({id, runtimeFolder, format}: Language, jar: string): string {
  const target = sdkPaths.packageOf(id);
  const source = sdkPaths.sourceOf(id);
  rmSync(target, {recursive: true, force: true});
  const log = generateCode(id, jar);
  cpSync(path.join(source, 'runtime'), path.join(target, runtimeFolder), {
    recursive: true,
    filter: (file) => !file.endsWith('.test.ts'),
  });
  for (const name of readdirSync(path.join(source, 'package'))) {
    const text = readFileSync(path.join(source, 'package', name), 'utf8');
    writeFileSync(path.join(target, name), text.replaceAll('$VERSION', sdkVersion));
  }
  cpSync(path.join(sdkPaths.source, 'LICENSE'), path.join(target, 'LICENSE'));
  writeFileSync(path.join(target, 'CHANGELOG.md'), changelog());
  if (format) execFileSync(format.command, format.args, {cwd: target});
  const files = readdirSync(target, {recursive: true, withFileTypes: true});
  const count = files.filter((entry) => entry.isFile()).length;
  return `${count} files, ${log.match(/ WARN /g)?.length ?? 0} warnings`;
}

/** Runs the generator, writes its output to a log file, and returns it. */
function generateCode(id: Language['id'], jar: string): string {
  const target = sdkPaths.packageOf(id);
  const templates = path.join(sdkPaths.sourceOf(id), 'templates');
  const hasTemplates = existsSync(templates);
  const properties = [
    ...['npmVersion', 'packageVersion', 'artifactVersion'].map((key) => `${key}=${sdkVersion}`),
    `httpUserAgent=argosy-${id}/${sdkVersion}`,
    'hideGenerationTimestamp=true',
  ];
  const {status, stdout, stderr} = spawnSync(
    'java',
    [
      ...[...shortRun, '-jar', jar, 'generate'],
      ...['--config', path.join(sdkPaths.sourceOf(id), 'config.yaml')],
      ...['--ignore-file-override', path.join(sdkPaths.source, 'generator-ignore')],
      ...(hasTemplates ? ['--template-dir', templates] : []),
      ...['--global-property', [...codeOnly, ...(hasTemplates ? ownCode : [])].join(',')],
      ...['--input-spec', sdkPaths.contractOf(id)],
      ...['--output', target],
      ...['--additional-properties', properties.join(',')],
    ],
    {encoding: 'utf8', maxBuffer: 64 * 1024 * 1024},
  );
  const log = `${stdout}${stderr}`;
  writeFileSync(`${target}.log`, log);
  if (status !== 0) throw new Error(`The generator failed for ${id}:\n${log.slice(-4000)}`);
  rmSync(path.join(target, '.openapi-generator'), {recursive: true});
  return log;
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  mkdirSync(sdkPaths.output, {recursive: true});
  const spec = await loadSpec();
  const jar = generatorJar();
  for (const language of languages) {
    if (wanted.length > 0 && !wanted.includes(language.id)) continue;
    const began = Date.now();
    const contract = sdkContract(spec, language.id);
    writeFileSync(sdkPaths.contractOf(language.id), JSON.stringify(contract, null, 2));
    const result = writePackage(language, jar);
    console.log(`${language.id} ${sdkVersion}: ${result}, ${Date.now() - began} ms`);
  }
}

void main();
