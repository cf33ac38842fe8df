import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {paths} from '../paths';

/**
 * The files that say what a page of the reference says, the first being the one to edit: for an
 * operation its own file, then the schemas and shared parts that it refers to.
 */
export function sourcesOfPage(file: string): string[] {
  const name = path.basename(file, path.extname(file));
  const handwritten = path.join(paths.repository, 'content', 'api', `${name}.mdx`);
  if (existsSync(handwritten)) return [handwritten];
  if (name === 'errors') return [path.join(paths.contract, 'errors.yaml')];
  if (name === 'webhooks') return yamlFilesIn(path.join(paths.contract, 'events'));
  const domain = domains().find((one) => name === `category-${one}`);
  if (domain) return [paths.root, ...yamlFilesIn(operationsFolder(domain))];
  const operation = domains()
    .map((one) => path.join(operationsFolder(one), `${name}.yaml`))
    .find((one) => existsSync(one));
  return operation ? withReferences(operation) : [];
}

const operationsFolder = (domain: string) => path.join(paths.contract, domain, 'operations');

const domains = () =>
  readdirSync(paths.contract)
    .filter((name) => existsSync(operationsFolder(name)))
    .sort();

const yamlFilesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => path.join(folder, name));

const references = new Map<string, string[]>();

/** The file and all that it refers to, however far. */
function withReferences(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  let next = references.get(file);
  if (!next) {
    const found = readFileSync(file, 'utf8').matchAll(/\$ref:\s*['"]?([^'"#\s]+\.yaml)/g);
    next = [...found].map(([, target = '']) => path.resolve(path.dirname(file), target));
    references.set(file, next);
  }
  return [file, ...next.flatMap((target) => withReferences(target, seen))];
}
