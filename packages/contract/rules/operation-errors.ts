import {readErrorCatalog} from '../contract-files';
import {eachOperation} from './helpers/each-operation';
import type {Rule} from './helpers/rule';

/** x-errors lists only codes that don't apply automatically. */
export const operationErrors: Rule = () => {
  const catalog = readErrorCatalog();
  return eachOperation(({operation, report}) => {
    const codes = operation['x-errors'];
    if (!Array.isArray(codes)) return report('x-errors is missing; write [] when there are none.');
    for (const code of codes) {
      const entry = catalog[code];
      if (!entry) report(`${code} is not in errors.yaml.`);
      else if (entry.scope !== 'operation')
        report(`${code} applies automatically, so leave it out.`);
    }
    if (new Set(codes).size !== codes.length) report('x-errors has a code twice.');
  });
};
