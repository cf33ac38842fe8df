import {listOperations} from '@docs/contract';
import type {Check} from './finding';

/**
 * Purpose: a deprecated operation says since when and names a replacement that isn't deprecated.
 * Exemptions: none.
 */
export const checkDeprecations: Check = ({spec}) => {
  const operations = listOperations(spec);
  const current = new Set(
    operations.filter(({operation}) => !operation.deprecated).map(({slug}) => slug),
  );
  const deprecated = operations.filter(
    ({operation}) => operation.deprecated || operation['x-deprecation'],
  );
  const findings = deprecated.flatMap(({slug, operation}) => {
    const notice = operation['x-deprecation'];
    if (!operation.deprecated || !notice)
      return [`${slug}: set both deprecated and x-deprecation.`];
    if (!current.has(notice.replacement))
      return [`${slug}: the replacement ${notice.replacement} doesn't exist or is deprecated.`];
    return [];
  });
  return {findings, counts: `${deprecated.length} deprecated operations`};
};
