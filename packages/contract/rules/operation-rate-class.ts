import {readContractFile} from '../contract-files';
import {eachOperation} from './helpers/each-operation';
import type {Rule} from './helpers/rule';

/** x-rate-class is one of shared/rate-classes.yaml. */
export const operationRateClass: Rule = () => {
  const classes = readContractFile<Record<string, unknown>>('shared/rate-classes.yaml');
  return eachOperation(({operation, report}) => {
    if (!((operation['x-rate-class'] ?? '') in classes)) {
      report('x-rate-class must be one of shared/rate-classes.yaml.');
    }
  });
};
