import {errorAddress} from '@docs/contract';
import type {OperationModel} from '../page-model';
import {AddedIn} from './AddedIn';
import {Branch} from './Branch';
import {InlineMarkdown} from './InlineMarkdown';
import {PageLink} from './PageLink';
import {PropertyList} from './PropertyList';
import {RetryAdvice} from './RetryAdvice';
import {Status} from './Status';

type Props = {
  operation: Pick<OperationModel, 'slug' | 'errorBodies' | 'needsToken'> & {
    errors: NonNullable<OperationModel['errors']>;
  };
};

/** The errors that are specific to the operation, and one line with those that all operations share. */
export function ErrorList({operation: {slug, errors, errorBodies, needsToken}}: Props) {
  const own = errors.filter(({scope}) => scope === 'operation');
  const shared = errors.filter(({scope}) => scope !== 'operation');
  return (
    <>
      {own.length > 0 && (
        <ul className="errors">
          {own.map((error) => (
            <li key={error.code} className="error" id={`error.${error.code}`}>
              <div className="error__head">
                <Status status={error.status} />{' '}
                <a className="error__code" href={errorAddress(error.code, error)}>
                  <code>{error.code}</code>
                </a>{' '}
                <AddedIn version={error['x-added-in']} />{' '}
                <RetryAdvice retryable={error.retryable} />
              </div>
              <p>
                <InlineMarkdown text={error.cause} /> <strong>Fix:</strong>{' '}
                <InlineMarkdown text={error.fix} />
                {error.read !== `/api/${slug}` && (
                  <>
                    {' '}
                    <strong>Read:</strong> <PageLink address={error.read} />
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      {shared.length > 0 && (
        <p className="errors__shared">
          {own.length > 0 ? 'Like other operations, it can also return ' : 'It can return '}
          {shared.map(({code, status}, index) => (
            <span key={code} id={`error.${code}`}>
              {index > 0 && ', '}
              <Status status={status} />{' '}
              <a href={errorAddress(code, {status})}>
                <code>{code}</code>
              </a>
            </span>
          ))}
          .
        </p>
      )}
      {needsToken ? (
        <p>
          For the body of an error, see the <a href="/api/objects/error">Error object</a> and{' '}
          <a href="/api/errors#how-to-read">How to read an error</a>.
        </p>
      ) : (
        errorBodies.map(({statuses, tree}) => (
          <Branch key={statuses.join()} summary={`Body of ${statuses.join(', ')}`}>
            <PropertyList properties={tree.children} />
          </Branch>
        ))
      )}
    </>
  );
}
