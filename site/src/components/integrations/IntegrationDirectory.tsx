import type {ReactNode} from 'react';
import {
  directions,
  type IntegrationGroup,
  integrationGroups,
  levels,
  type Marketplace,
  marketplaces,
} from '@docs/content-model';
import type {Integration} from '@docs/content-model/files';
import {ListFilter} from '@docs/reference/list-filter';
import {Card, Cards} from '../mdx/Cards';
import type {IconName} from '../mdx/Cards/icons';

const icons: Record<IntegrationGroup, IconName> = {
  marketplace: 'shop',
  'partner-program': 'partners',
  crm: 'contacts',
  'usage-billing': 'meter',
  finance: 'price',
  'sign-in': 'key',
  chat: 'chat',
  warehouse: 'database',
  email: 'mail',
  ai: 'spark',
};

/** Others connect to a cloud's products, not to its marketplace. */
const sellsThere: IntegrationGroup[] = ['marketplace', 'partner-program'];

/** The marketplace that a system's name starts with. */
const marketplaceIn = (name: string): Marketplace | undefined =>
  (Object.keys(marketplaces) as Marketplace[]).find((key) => name.startsWith(marketplaces[key]));

function Filter(): ReactNode {
  return (
    <ListFilter label="Filter integrations" noun="integrations">
      <label>
        Kind
        <select data-filter-kind="" autoComplete="off">
          <option value="">All</option>
          {Object.entries(integrationGroups).map(([group, label]) => (
            <option key={group} value={group}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </ListFilter>
  );
}

/** All integrations as cards. src/remark/integrations.ts passes their front matter at build time. */
export default function IntegrationDirectory({
  integrations = [],
}: {
  integrations?: Integration[];
}): ReactNode {
  return (
    <>
      <Filter />
      {/* Each integration has its own page in the search index. */}
      <div data-search="ignore">
        <Cards filterable>
          {integrations.map(({name, page, task, group, direction, level}) => {
            const flag = sellsThere.includes(group) ? marketplaceIn(name) : undefined;
            const mark = flag ? {flag} : {icon: icons[group]};
            return (
              <Card key={page} to={page} title={name} kind={group} {...mark}>
                <p>{task}</p>
                <p>
                  {integrationGroups[group]} · {directions[direction]} · {levels[level]}
                </p>
              </Card>
            );
          })}
        </Cards>
      </div>
    </>
  );
}
