import {bundle} from '@redocly/openapi-core';
import {contractConfig} from '../openapi/rules/config';
import {composeExamples} from './compose-examples';
import {type ErrorCatalogue, readErrorCatalogue, readExamples} from './contract-files';
import {addErrorExamples} from './error-examples';
import {paths} from './paths';
import type {Spec} from './spec-types';
import {addStandardHeaders} from './standard-headers';

/**
 * Reads the contract and returns it as one document: references resolved into components, example
 * parts put together, error examples and standard headers added. The same source gives the same
 * document, key for key.
 */
export async function loadSpec(): Promise<Spec> {
  const config = await contractConfig('source');
  const {bundle: document, problems} = await bundle({config, ref: paths.root});
  if (problems.length > 0) {
    throw new Error(problems.map(({message}) => message).join('\n'));
  }
  const spec = composeExamples(structuredClone(document.parsed) as Spec, readExamples());
  addErrorExamples(spec, readErrorCatalogue());
  addReadingAddresses(spec);
  addStandardHeaders(spec);
  sortComponents(spec);
  return spec;
}

/** Who reads the bundle elsewhere gets the address of a page, not its route. */
function addReadingAddresses(spec: Spec): void {
  const {url} = spec.externalDocs as {url: string};
  for (const entry of Object.values(spec['x-error-catalogue'] as ErrorCatalogue)) {
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
