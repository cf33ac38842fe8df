import {eachProperty} from './helpers/each-property';
import type {Rule} from './helpers/rule';

const moneyName = /(^|[a-z])([aA]mount|[pP]rice|[fF]ee)$/;

/** A property named for money is Money. Only Money itself and its rules have a bare amount. */
export const moneyForm: Rule = () =>
  eachProperty(({name, schema, owner, resolve, report}) => {
    if (!moneyName.test(name) || owner.title?.startsWith('Money')) return;
    const target = resolve(schema);
    const map = target?.additionalProperties;
    const inner = target?.items ?? (typeof map === 'object' ? map : undefined);
    const item = inner ? resolve(inner) : target;
    if (item?.title !== 'Money') report(`${name} must be Money.`);
  });
