import {readContractFile} from '../contract-files';
import type {Schema} from '../spec-types';
import {eachProperty} from './helpers/each-property';
import type {Rule} from './helpers/rule';

/** A property named after an entity (offerId, contactIds) has the pattern of that entity's ID. */
export const idForm: Rule = () => {
  const ids = readContractFile<Record<string, Schema>>('shared/ids.yaml');
  return eachProperty(({name, schema, resolve, report}) => {
    const match = /^(?:.*?)([A-Za-z]+)Id(s?)$/.exec(name);
    if (!match || name.startsWith('external')) return;
    const form = Object.entries(ids).find(([key]) =>
      isNamedAfter(name.replace(/s$/, ''), key),
    )?.[1];
    if (!form) return;
    const target = resolve(schema);
    const item = target?.items ? resolve(target.items) : target;
    if (item?.pattern !== form.pattern) report(`${name} must have the form ${form.pattern}.`);
  });
};

/** offerId and replacesOfferId are named after OfferId; awsAccountId is not named after any. */
function isNamedAfter(name: string, idName: string): boolean {
  const own = idName.charAt(0).toLowerCase() + idName.slice(1);
  return (
    name === own ||
    name === `draft${idName}` ||
    name === `replaces${idName}` ||
    name === `parent${idName}` ||
    name === `default${idName}`
  );
}
