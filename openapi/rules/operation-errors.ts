import {readErrorCatalogue} from '../../generator/contract-files';
import {eachOperation} from './helpers/each-operation';
import type {Rule} from './helpers/rule';

/** x-errors lists codes of the catalogue that do not apply by themselves. */
export const operationErrors: Rule = () => {
  const catalogue = readErrorCatalogue();
  return eachOperation(({operation, report}) => {
    const codes = operation['x-errors'];
    if (!Array.isArray(codes)) return report('x-errors is missing; write [] when there are none.');
    for (const code of codes) {
      const entry = catalogue[code];
      if (!entry) report(`${code} is not in errors.yaml.`);
      else if (entry.scope !== 'operation') report(`${code} applies by itself; leave it out.`);
    }
    if (new Set(codes).size !== codes.length) report('x-errors has a code twice.');
  });
};
