import {bundle} from '@redocly/openapi-core';
import {contractConfig} from './rules/config';
import {composeExamples} from './compose-examples';
import {type ErrorCatalog, readErrorCatalog, readExamples} from './contract-files';
import {addErrorExamples} from './error-examples';
import {addEventSchemas} from './event-schemas';
import {addFieldExamples} from './field-examples';
import {paths} from './paths';
import {markVersions} from './releases/mark-versions';
import {addScopes} from './scopes';
import type {Spec} from './spec-types';
import {addStandardHeaders} from './standard-headers';

/**
 * Reads the contract and returns it as one document: references resolved into components, example
 * parts composed, error examples, headers, scopes, event schemas, and field examples added. The same source always results in the
 * same document.
 */
export async function loadSpec(): Promise<Spec> {
  const config = await contractConfig('source');
  const {bundle: document, problems} = await bundle({config, ref: paths.root});
  if (problems.length > 0) {
    throw new Error(problems.map(({message}) => message).join('\n'));
  }
  const spec = composeExamples(structuredClone(document.parsed) as Spec, readExamples());
  addErrorExamples(spec, readErrorCatalog());
  addReadingAddresses(spec);
  addStandardHeaders(spec);
  addScopes(spec);
  addEventSchemas(spec);
  addFieldExamples(spec);
  markVersions(spec);
  sortComponents(spec);
  return spec;
}

/** The bundle is also read outside the site, so it has full page URLs instead of routes. */
function addReadingAddresses(spec: Spec): void {
  const {url} = spec.externalDocs as {url: string};
  for (const entry of Object.values(spec['x-error-catalog'] as ErrorCatalog)) {
    entry.read = new URL(entry.read, url).href;
  }
}

function sortComponents(spec: Spec): void {
  const components = spec.components as Record<string, Record<string, unknown>>;
  for (const kind of Object.keys(components)) {
    components[kind] = Object.fromEntries(
      Object.entries(components[kind] ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  }
}
