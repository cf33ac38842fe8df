import type {ReactNode} from 'react';
import type {OperationModel} from '../page-model';
import {AddedIn} from './AddedIn';
import {Idempotency} from './Idempotency';
import {MarketplaceBadges} from './MarketplaceBadges';

type Props = {
  operation: Pick<
    OperationModel,
    | 'addedIn'
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
  const {needsToken, permission, rateClass, sdkCall, paged, addedIn} = operation;
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
      <Chip label="Permission">
        {needsToken ? (
          <>
            <code>{permission.name}</code>{' '}
            <span className="chip__aside">{permission.roles.join(', ')}</span>
          </>
        ) : (
          'None. Authenticate with a client ID and secret.'
        )}
      </Chip>
      <Chip label="Rate class">
        <a href="/api/rate-limits">{rateClass.name}</a>{' '}
        <span className="chip__aside">
          {rateClass.requestsPerSecond} per second, burst {rateClass.burst}
        </span>
      </Chip>
      <Chip label="Idempotency">
        <Idempotency operation={operation} />
      </Chip>
      {paged && (
        <Chip label="Pagination">
          <a href="/api/pagination">Cursor</a>
        </Chip>
      )}
      <Chip label="Available for">
        <MarketplaceBadges marketplaces={operation.marketplaces} />
      </Chip>
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
