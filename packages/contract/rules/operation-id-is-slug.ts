import {readInventory} from '../contract-files';
import {slugToOperationId} from '../naming';
import {eachOperation} from './helpers/each-operation';
import type {Rule} from './helpers/rule';

/** operationId is the slug in camelCase; slug, method, path and tag are those of the inventory. */
export const operationIdIsSlug: Rule = () => {
  const inventory = readInventory();
  return eachOperation(({operation, method, path, report}) => {
    const item = inventory.find((it) => it.path === path && it.method === method.toUpperCase());
    if (!item) return report(`${method.toUpperCase()} ${path} is not in inventory.yaml.`);
    const expected = slugToOperationId(item.slug);
    if (operation.operationId !== expected) report(`operationId must be ${expected}.`);
    if (operation.tags?.length !== 1 || operation.tags[0] !== item.domain) {
      report(`tags must be [${item.domain}].`);
    }
  });
};
