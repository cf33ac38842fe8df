import type {OperationModel} from '../page-model';
import {AddedIn} from './AddedIn';
import {Fact} from './Fact';
import {Idempotency} from './Idempotency';
import {WorksWith} from './WorksWith';

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
  >;
};

/** The operation's permission, rate limit, idempotency, and marketplaces, one per line. */
export function Facts({operation}: Props) {
  const {needsToken, permission, rateClass, paged, addedIn} = operation;
  return (
    <dl className="facts">
      <Fact label="Permission">
        {needsToken ? (
          <>
            <code>{permission.name}</code>{' '}
            <span className="facts__aside">{permission.roles.join(', ')}</span>
          </>
        ) : (
          'None. Authenticate with a client ID and secret.'
        )}
      </Fact>
      <Fact label="Rate limit">
        {rateClass.requestsPerSecond} per second, burst {rateClass.burst}{' '}
        <span className="facts__aside">
          (<a href="/api/rate-limits">{rateClass.name}</a>)
        </span>
      </Fact>
      <Fact label="Idempotency">
        <Idempotency operation={operation} />
      </Fact>
      {paged && (
        <Fact label="Pagination">
          <a href="/api/pagination">Cursor</a>
        </Fact>
      )}
      <Fact label="Works with">
        <WorksWith partners={operation.marketplaces} />
      </Fact>
      {addedIn !== undefined && (
        <Fact label="Version">
          <AddedIn version={addedIn} />
        </Fact>
      )}
    </dl>
  );
}
