import {readContractFile} from '../contract-files';
import type {Schema} from '../spec-types';
import {eachOperation} from './helpers/each-operation';
import type {Rule} from './helpers/rule';

/** x-marketplaces lists partners in the order of Partner, or is [ALL]. */
export const operationMarketplaces: Rule = () => {
  const partners = readContractFile<Schema>('shared/schemas/Partner.yaml').enum ?? [];
  return eachOperation(({operation, report}) => {
    const listed = operation['x-marketplaces'];
    if (!Array.isArray(listed) || listed.length === 0) return report('x-marketplaces is missing.');
    if (listed.length === 1 && listed[0] === 'ALL') return;
    const expected = partners.filter((partner) => listed.includes(partner));
    if (expected.length === partners.length) return report('Write [ALL] instead of every partner.');
    if (expected.join() !== listed.join()) {
      report('x-marketplaces must contain values of Partner, in the order of Partner.');
    }
  });
};
