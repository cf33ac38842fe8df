import type {ReactNode} from 'react';
import {directions, type IntegrationGroup, integrationGroups, levels} from '@docs/content-model';
import type {Integration} from '@docs/content-model/files';
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

/** The same list filter as in the reference (`src/plugins/controls/client/list-filter.ts`), and a kind. */
function Filter(): ReactNode {
  return (
    <div className="list-filter" data-search="ignore" data-markdown-ignore="">
      <label>
        Filter integrations
        <input type="search" data-filter="integrations" autoComplete="off" spellCheck={false} />
      </label>
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
      {/* Before hydration it may have a text. */}
      <span role="status" suppressHydrationWarning>
        {''}
      </span>
    </div>
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
