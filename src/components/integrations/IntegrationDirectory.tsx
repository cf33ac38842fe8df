import type {ReactNode} from 'react';
import {
  directions,
  type IntegrationGroup,
  integrationGroups,
  levels,
} from '@site/packages/content-model/integration-labels';
import type {Integration} from '@site/packages/content-model/integrations';
import {ListFilter} from '@site/packages/reference/components/ListFilter';
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

/** All integrations as cards. src/remark/integrations.ts passes their front matter at build time. */
export default function IntegrationDirectory({
  integrations = [],
}: {
  integrations?: Integration[];
}): ReactNode {
  return (
    <>
      <ListFilter label="Filter integrations" noun="integrations" kinds={integrationGroups} />
      {/* Each integration has its own page in the search index. */}
      <div data-search="ignore">
        <Cards filterable>
          {integrations.map(({name, page, task, group, direction, level}) => (
            <Card key={page} to={page} title={name} icon={icons[group]} kind={group}>
              <p>{task}</p>
              <p>
                {integrationGroups[group]} · {directions[direction]} · {levels[level]}
              </p>
            </Card>
          ))}
        </Cards>
      </div>
    </>
  );
}
