import {errorAddress} from '@docs/contract';
import type {ErrorGroup} from '../error-groups';
import {AddedIn} from './AddedIn';
import {InlineMarkdown} from './InlineMarkdown';
import {RetryAdvice} from './RetryAdvice';

/**
 * Errors with their cause, one per row. `docUrl` in an error's body leads to its row. Search finds the
 * entry that the row links to, so it doesn't need the row.
 */
export function ErrorRows({errors}: Pick<ErrorGroup, 'errors'>) {
  return (
    <ul className="rows" data-search="ignore">
      {errors.map((error) => (
        <li key={error.code} id={error.code}>
          <a href={errorAddress(error.code, error)}>
            <code>{error.code}</code>
          </a>{' '}
          <span>
            <InlineMarkdown text={error.cause} /> <RetryAdvice retryable={error.retryable} />
            <AddedIn version={error['x-added-in']} />
          </span>
        </li>
      ))}
    </ul>
  );
}
