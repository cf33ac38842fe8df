import type {ReactNode} from 'react';
import type {OperationModel} from '../page-model';
import {AddedIn} from './AddedIn';
import {Idempotency} from './Idempotency';
import {MarketplaceBadges} from './MarketplaceBadges';

type Props = {
  operation: Pick<
    OperationModel,
    | 'addedIn'
    | 'credentials'
    | 'idempotency'
    | 'marketplaces'
    | 'needsToken'
    | 'paged'
    | 'permission'
    | 'rateClass'
    | 'repeat'
    | 'sdkCall'
  >;
};

/** The operation's SDK method, permission, rate limit, idempotency, and marketplaces in one line. */
export function Chips({operation}: Props) {
  const {needsToken, credentials, permission, rateClass, sdkCall, paged, addedIn} = operation;
  const {idempotency, marketplaces} = operation;
  return (
    <ul className="chips">
      {sdkCall && (
        <Chip label="SDK">
          <a href="#sdk-methods">
            <code>
              {sdkCall.resource.camel}.{sdkCall.method.camel}
            </code>
          </a>
        </Chip>
      )}
      {permission && needsToken && (
        <Chip label="Permission">
          <code>{permission.name}</code>{' '}
          <span className="chip__aside">{permission.roles.join(', ')}</span>
        </Chip>
      )}
      {!needsToken && credentials.some(({secret}) => secret) && (
        <Chip label="Permission">None. Authenticate with a client ID and secret.</Chip>
      )}
      {rateClass && (
        <Chip label="Rate class">
          <a href="/api/rate-limits">{rateClass.name}</a>{' '}
          <span className="chip__aside">
            {rateClass.requestsPerSecond} per second, burst {rateClass.burst}
          </span>
        </Chip>
      )}
      {idempotency !== undefined && (
        <Chip label="Idempotency">
          <Idempotency idempotency={idempotency} repeat={operation.repeat} />
        </Chip>
      )}
      {paged && (
        <Chip label="Pagination">
          <a href="/api/pagination">Cursor</a>
        </Chip>
      )}
      {marketplaces && (
        <Chip label="Available for">
          <MarketplaceBadges marketplaces={marketplaces} />
        </Chip>
      )}
      {addedIn !== undefined && (
        <Chip label="Version">
          <AddedIn version={addedIn} />
        </Chip>
      )}
    </ul>
  );
}

function Chip({label, children}: {label: string; children: ReactNode}) {
  return (
    <li className="chip">
      <span className="chip__label">{label}</span> {children}
    </li>
  );
}
