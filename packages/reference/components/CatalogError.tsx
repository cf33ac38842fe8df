import {CodeFrame} from '../code-block/CodeFrame';
import {sizeOf} from '../code-block/size';
import type {CatalogEntry} from '@docs/contract';
import {AddedIn} from './AddedIn';
import {Branch} from './Branch';
import {Code} from './Code';
import {InlineMarkdown} from './InlineMarkdown';
import {PageLink} from './PageLink';
import {RetryAdvice} from './RetryAdvice';

interface Props {
  code: string;
  error: CatalogEntry;
  /** The slugs of the operations that return it. */
  operations: string[];
  /** Its response body, if it's more than a code and a message. */
  body?: unknown;
}

/** An error in the catalog, with its own anchor. Search finds it. */
export function CatalogError({code, error, operations, body}: Props) {
  return (
    <li className="error" id={code} data-search="entry">
      <div className="error__head">
        <a className="error__code" href={`#${code}`}>
          <code>{code}</code>
        </a>{' '}
        <AddedIn version={error['x-added-in']} /> <RetryAdvice retryable={error.retryable} />
      </div>
      <p>
        <InlineMarkdown text={error.cause} />
      </p>
      <p data-search="ignore">
        <strong>Message:</strong> <code>{JSON.stringify(error.message)}</code>
      </p>
      <p>
        <strong>Fix:</strong> <InlineMarkdown text={error.fix} />
      </p>
      <p data-search="ignore">
        <strong>Read:</strong> <PageLink address={error.read} />
      </p>
      <Operations scope={error.scope} operations={operations} />
      {body === undefined ? null : (
        <Branch data-search="ignore" summary="Example response">
          <Example of={code} body={JSON.stringify(body, null, 2)} />
        </Branch>
      )}
    </li>
  );
}

function Example({of, body}: {of: string; body: string}) {
  return (
    <CodeFrame size={sizeOf(body)} of={`the example of ${of}`}>
      <Code code={body} language="json" label={`Example of ${of}`} />
    </CodeFrame>
  );
}

function Operations({scope, operations}: Pick<CatalogEntry, 'scope'> & {operations: string[]}) {
  if (scope !== 'operation')
    return (
      <div className="error__users" data-search="ignore">
        Returned by every operation{returnedBy[scope]}.
      </div>
    );
  const noun = operations.length === 1 ? 'operation' : 'operations';
  return (
    <Branch summary={`Returned by ${operations.length} ${noun}`}>
      <ul className="error__users">
        {operations.map((slug) => (
          <li key={slug}>
            <a href={`/api/${slug}`}>{slug}</a>
          </li>
        ))}
      </ul>
    </Branch>
  );
}

/** Which operations return the errors of a scope. Their pages list the errors. */
const returnedBy: Record<Exclude<CatalogEntry['scope'], 'operation'>, string> = {
  every: '',
  authenticated: ' that needs a token',
  body: ' with a request body',
  list: ' with a cursor',
  query: ' with a query',
  key: ' with an idempotency key',
};
