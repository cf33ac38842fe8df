import {
  goName,
  listOperations,
  nameOf,
  readSdkMethods,
  type SdkMethod,
  type Spec,
} from '@docs/contract';
import type {Language} from './languages';

/** How a language writes a call, as in the guides. */
const spelled: Record<Language['id'], (resource: string, method: string) => string> = {
  typescript: (resource, method) => `client.${resource}.${method}`,
  python: (resource, method) => `client.${nameOf(resource).snake}.${nameOf(method).snake}`,
  go: (resource, method) => `client.${goName(resource)}.${goName(method)}`,
  java: (resource, method) => `client.${resource}().${method}()`,
};

/**
 * Replaces the slugs of operations in descriptions by the methods of the SDK, because its users don't
 * know slugs. In Python, fields are written as its parameters are.
 */
export function nameMethods(spec: Spec, language: Language['id']): void {
  const methods = readSdkMethods();
  const calls = new Map(
    listOperations(spec).flatMap(({slug, operation}) => {
      const method: SdkMethod | undefined = methods.get(operation.operationId);
      return method ? [[slug, spelled[language](method.resource, method.method)]] : [];
    }),
  );
  const slugs = [...calls.keys()].sort((a, b) => b.length - a.length).join('|');
  const pattern = new RegExp(`(?<![\\w/.-])(?:${slugs})(?![\\w-])`, 'g');
  const fields = language === 'python' ? fieldNames(spec) : new Set<string>();
  const rewrite = (text: string): string =>
    text
      .replaceAll(pattern, (slug) => `\`${calls.get(slug) ?? slug}\``)
      .replaceAll(/`([a-z]+[A-Z]\w*)`/g, (whole, name: string) =>
        fields.has(name) ? `\`${nameOf(name).snake}\`` : whole,
      );
  rewriteTexts(spec.paths, rewrite);
  rewriteTexts(spec.components.schemas, rewrite);
  rewriteTexts(spec.components.parameters, rewrite);
}

const fieldNames = (spec: Spec): Set<string> =>
  new Set(
    Object.values(spec.components.schemas).flatMap(({properties = {}}) => Object.keys(properties)),
  );

function rewriteTexts(node: unknown, rewrite: (text: string) => string): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'description' && typeof value === 'string')
      Object.assign(node, {description: rewrite(value)});
    else rewriteTexts(value, rewrite);
  }
}
