import {existsSync, globSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {eventSlug, kebab, paths} from '@docs/contract';

/**
 * The source files of a reference page, the one to edit first. For an operation, that's its own
 * file, followed by the schemas and shared parts that it refers to.
 */
export function sourcesOfPage(file: string): string[] {
  const name = path.basename(file, path.extname(file));
  const handwritten = path.join(paths.repository, 'content', 'api', `${name}.mdx`);
  if (existsSync(handwritten)) return [handwritten];
  if (name === 'changelog') return [path.join(paths.contract, 'changelog.yaml')];
  if (messages.includes(name)) return [path.join(paths.contract, 'messages.yaml')];
  if (name.startsWith('object-')) return sourcesOfObject(name.slice('object-'.length));
  if (name.startsWith('event-')) return sourcesOfEvent(name.slice('event-'.length));
  if (/^errors(?:-\d+)?$/.test(name)) return [path.join(paths.contract, 'errors.yaml')];
  if (name === 'webhooks') return yamlFilesIn(path.join(paths.contract, 'events'));
  const domain = domains().find((slug) => name === `category-${slug}`);
  if (domain) return [paths.root, ...yamlFilesIn(operationsFolder(domain))];
  const operation = domains()
    .map((folder) => path.join(operationsFolder(folder), `${name}.yaml`))
    .find((file) => existsSync(file));
  return operation ? withReferences(operation) : [];
}

/** The pages of bodies that no operation returns on success. */
const messages = ['object-webhook-event', 'object-error'];

/** The schema of an object, whose file has the schema's name. */
function sourcesOfObject(slug: string): string[] {
  const schema = globSync('*/schemas/*.yaml', {cwd: paths.contract}).find(
    (file) => kebab(path.basename(file, '.yaml')) === slug,
  );
  return schema ? withReferences(path.join(paths.contract, schema)) : [];
}

/** The file of an event, which has its type as its name. */
function sourcesOfEvent(slug: string): string[] {
  const event = yamlFilesIn(path.join(paths.contract, 'events')).find(
    (file) => eventSlug(path.basename(file, '.yaml')) === slug,
  );
  return event ? withReferences(event) : [];
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

/** The file and everything it refers to, directly or indirectly. */
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
