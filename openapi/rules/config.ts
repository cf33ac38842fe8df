import {createConfig, type Config} from '@redocly/openapi-core';
import {plugin, ruleNames} from './plugin';

/**
 * Redocly's recommended-strict and every rule of ours, all as errors. Two of Redocly's rules are
 * replaced:
 * - no-ambiguous-paths: ours, distinct-paths, knows the pattern of an id, so that
 *   /offers/by-external-id/{externalId} and /offers/{offerId}/eula are told apart.
 * - examples of media types in the source are put together only in the bundle, where the rule is on.
 */
export function contractConfig(kind: 'source' | 'bundle'): Promise<Config> {
  return createConfig({
    extends: ['recommended-strict'],
    plugins: [plugin],
    rules: {
      'no-ambiguous-paths': 'off',
      'no-invalid-media-type-examples': kind === 'source' ? 'off' : 'error',
      ...Object.fromEntries(ruleNames.map((name) => [`argosy/${name}`, 'error'])),
    },
  });
}
