import {createConfig, type Config} from '@redocly/openapi-core';
import {plugin, ruleNames} from './plugin';

/**
 * Redocly's recommended-strict and all our rules, as errors. Some of Redocly's rules are replaced:
 * - no-ambiguous-paths: our distinct-paths knows the pattern of an ID, so it can distinguish
 *   /offers/by-external-id/{externalId} from /offers/{offerId}/eula.
 * - no-required-schema-properties-undefined: our conditions also knows the properties of a rule in
 *   `allOf`, which belong to the schema around it.
 * - no-invalid-media-type-examples rejects properties that a rule doesn't name, so it allows unknown
 *   ones. The check of examples finds those.
 * - Examples of media types are composed only in the bundle, so the rule is on there and off in the
 *   source.
 */
export function contractConfig(kind: 'source' | 'bundle'): Promise<Config> {
  return createConfig({
    extends: ['recommended-strict'],
    plugins: [plugin],
    rules: {
      'no-ambiguous-paths': 'off',
      'no-required-schema-properties-undefined': 'off',
      'no-invalid-media-type-examples':
        kind === 'source' ? 'off' : {severity: 'error', allowAdditionalProperties: true},
      ...Object.fromEntries(ruleNames.map((name) => [`argosy/${name}`, 'error'])),
    },
  });
}
