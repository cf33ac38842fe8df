import {type Marketplace, marketplaces} from '@docs/content-model';
import {partnerNames} from '@docs/contract';
import {marketplaceOfPartner} from '../marketplace-of';
import {Flag} from './Flag';

const all = Object.keys(marketplaces) as Marketplace[];

/** Each marketplace with its flag. Those that don't support the operation are dimmed, and say so. */
export function WorksWith({partners}: {partners: string[]}) {
  if (partners.includes('ALL'))
    return (
      <>
        <span className="flags">
          {all.map((name) => (
            <Flag key={name} of={name} />
          ))}
        </span>{' '}
        All marketplaces and direct billing
      </>
    );
  return (
    <ul className="flags">
      {all.map((name) => {
        const supported = partners.filter((partner) => marketplaceOfPartner[partner] === name);
        const isSupported = supported.length > 0;
        return (
          <li key={name} className={isSupported ? undefined : 'flags__off'}>
            <Flag of={name} />
            {isSupported || <span className="flags__not">not </span>}
            {isSupported ? labelOf(name, supported) : marketplaces[name]}
          </li>
        );
      })}
    </ul>
  );
}

/** Partners of the same marketplace share a flag. */
function labelOf(marketplace: Marketplace, partners: string[]): string {
  const names = partners.map((partner) => partnerNames[partner] ?? partner);
  return marketplace === 'direct' ? `Direct (${names.join(', ')})` : names.join(' and ');
}
