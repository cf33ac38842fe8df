import {readContractFile} from '../contract-files';
import {needsToken} from '../operations';
import {eachOperation} from './helpers/each-operation';
import type {Rule} from './helpers/rule';

/** x-permission is one of shared/permissions.yaml. A read doesn't need a write permission.
 * The token endpoint needs none. */
export const operationPermission: Rule = () => {
  const permissions = readContractFile<Record<string, unknown>>('shared/permissions.yaml');
  return eachOperation(({operation, method, report}) => {
    if (!needsToken(operation)) return;
    const permission = operation['x-permission'];
    if (!permission || !(permission in permissions)) {
      return report('x-permission must be one of shared/permissions.yaml.');
    }
    if (method === 'get' && !permission.endsWith(':read'))
      report('A GET needs a :read permission.');
  });
};
