import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import YAML from 'yaml';
import {isObject, listOperations, type Spec} from '@docs/contract';
import {withoutTexts} from '@argosy/sandbox';

export const recipeFolder = 'content/data/recipes';

const read = (name: string): string =>
  readFileSync(path.join(recipeFolder, `${name}.arazzo.yaml`), 'utf8');

/** The IDs of a recipe's operations, in the order of its steps. */
export function operationsOf(name: string): string[] {
  const {workflows} = YAML.parse(read(name)) as {workflows: [{steps: {operationId: string}[]}]};
  return workflows[0].steps.map(({operationId}) => operationId);
}

/** Copies a recipe. As on the site, the contract is one folder above it. */
export function copyRecipe(spec: Spec, name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  mkdirSync(path.join(folder, 'recipes'));
  // The sandbox's clock moves on request, so waiting for a second proves nothing.
  const text = read(name).replaceAll('retryAfter: 1', 'retryAfter: 0.01');
  writeFileSync(path.join(folder, 'recipes', `${name}.arazzo.yaml`), text);
  // JSON is YAML, too.
  writeFileSync(path.join(folder, 'openapi.yaml'), JSON.stringify(contractOf(spec, name)));
  return folder;
}

/**
 * The contract of a recipe's operations. Redocly CLI goes through the whole contract for each step,
 * which takes seconds with all operations.
 */
function contractOf(spec: Spec, name: string): unknown {
  const ids = new Set(operationsOf(name));
  const used = listOperations(spec).filter(({operation}) => ids.has(operation.operationId));
  const paths: Record<string, Record<string, unknown>> = {};
  for (const {path: template, method, operation} of used) {
    paths[template] = {...paths[template], [method]: operation};
  }
  const {openapi, info, servers, components} = withoutTexts(spec);
  const own = withoutExamples(paths, 'paths');
  const {securitySchemes} = components;
  return {
    openapi,
    info,
    servers,
    paths: own,
    components: {...referred(spec, own), securitySchemes},
  };
}

/** The components that a part of the contract refers to, at any depth. */
function referred(spec: Spec, part: unknown): Record<string, Record<string, unknown>> {
  const all = spec.components as unknown as Record<string, Record<string, unknown>>;
  const found: Record<string, Record<string, unknown>> = {};
  const visit = (node: unknown): void => {
    if (!isObject(node) && !Array.isArray(node)) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === '$ref' && typeof value === 'string') add(value);
      else visit(value);
    }
  };
  const add = (reference: string): void => {
    const [kind = '', name = ''] = reference.replace('#/components/', '').split('/');
    if (found[kind]?.[name]) return;
    const component = withoutExamples(all[kind]?.[name], name);
    found[kind] = {...found[kind], [name]: component};
    visit(component);
  };
  visit(part);
  return found;
}

function withoutExamples(node: unknown, name: string): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutExamples(item, name));
  if (!isObject(node)) return node;
  const kept = Object.entries(node).filter(
    ([key]) => name === 'properties' || !['description', 'example', 'examples'].includes(key),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutExamples(value, key)]));
}
