import {createConfig, type Config} from '@redocly/openapi-core';
import {plugin, ruleNames} from './plugin';

/**
 * Redocly's recommended-strict and all our rules, as errors. Two of Redocly's rules are replaced:
 * - no-ambiguous-paths: our distinct-paths knows the pattern of an ID, so it can distinguish
 *   /offers/by-external-id/{externalId} from /offers/{offerId}/eula.
 * - Examples of media types are composed only in the bundle, so the rule is on there and off in the
 *   source.
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
