import type {ReactNode} from 'react';
import type {OperationModel} from '../page-model';
import {AddedIn} from './AddedIn';
import {Fact} from './Fact';
import {Idempotency} from './Idempotency';
import {WorksWith} from './WorksWith';

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
  >;
};

/** What's known of the operation's permission, rate limit, idempotency, and marketplaces, one per line. */
export function Facts({operation}: Props) {
  const {rateClass, idempotency, repeat, paged, marketplaces, addedIn} = operation;
  const facts: [label: string, fact: ReactNode][] = [
    ['Permission', permissionOf(operation)],
    ['Rate limit', rateClass && <RateLimit of={rateClass} />],
    ['Idempotency', idempotency && <Idempotency idempotency={idempotency} repeat={repeat} />],
    ['Pagination', paged && <a href="/api/pagination">Cursor</a>],
    ['Works with', marketplaces && <WorksWith partners={marketplaces} />],
    ['Version', addedIn !== undefined && <AddedIn version={addedIn} />],
  ];
  const known = facts.filter(([, fact]) => Boolean(fact));
  if (known.length === 0) return null;
  return (
    <dl className="facts">
      {known.map(([label, fact]) => (
        <Fact key={label} label={label}>
          {fact}
        </Fact>
      ))}
    </dl>
  );
}

function permissionOf({needsToken, credentials, permission}: Props['operation']): ReactNode {
  if (!needsToken)
    return (
      credentials.some(({secret}) => secret) && 'None. Authenticate with a client ID and secret.'
    );
  return (
    permission && (
      <>
        <code>{permission.name}</code>{' '}
        <span className="facts__aside">{permission.roles.join(', ')}</span>
      </>
    )
  );
}

function RateLimit({of}: {of: NonNullable<Props['operation']['rateClass']>}) {
  const {name, requestsPerSecond, burst} = of;
  return (
    <>
      {requestsPerSecond} per second, burst {burst}{' '}
      <span className="facts__aside">
        (<a href="/api/rate-limits">{name}</a>)
      </span>
    </>
  );
}
