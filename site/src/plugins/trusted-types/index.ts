import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Makes the site work with a CSP that requires Trusted Types. `deploy/policy` names the policies. */
export default function trustedTypes(): Plugin {
  return {
    name: 'trusted-types',
    getClientModules: () => [path.join(__dirname, '..', '..', 'trusted-types', 'policies.ts')],
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {output: {trustedTypes: {policyName: 'argosy#bundler'}}},
  };
}
