import {listOperations} from './operations';
import type {Spec} from './spec-types';

type OAuth = {flows: {clientCredentials: {scopes: Record<string, string>}}};

/** Declares each permission as an OAuth scope, so that standard tools see what an operation needs. */
export function addScopes(spec: Spec): void {
  const permissions = spec['x-permissions'] as Record<string, {description: string}>;
  const {oauth} = spec.components.securitySchemes as {oauth: OAuth};
  oauth.flows.clientCredentials.scopes = Object.fromEntries(
    Object.entries(permissions).map(([name, {description}]) => [name, description]),
  );
  for (const {operation} of listOperations(spec)) {
    const permission = operation['x-permission'];
    if (permission) operation.security = [{oauth: [permission]}];
  }
}
