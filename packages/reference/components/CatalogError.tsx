import type {CatalogEntry} from '../../contract/contract-files';
import {AddedIn} from './AddedIn';
import {Branch} from './Branch';
import {Code} from './Code';
import {CopyCodeButton} from './CopyCodeButton';
import {InlineMarkdown} from './InlineMarkdown';
import {PageLink} from './PageLink';
import {RetryAdvice} from './RetryAdvice';

interface Props {
  code: string;
  error: CatalogEntry;
  /** The slugs of the operations that return it. */
  operations: string[];
  /** An example of its response body. */
  body: unknown;
}

/** An error in the catalog, with its own anchor. Search finds it. */
export function CatalogError({code, error, operations, body}: Props) {
  return (
    <li className="error" id={code} data-search="entry">
      <div className="error__head">
        <a className="error__code" href={`#${code}`}>
          <code>{code}</code>
        </a>{' '}
        <AddedIn version={error['x-added-in']} />
        <RetryAdvice retryable={error.retryable} />
      </div>
      <p>
        <InlineMarkdown text={error.cause} />
      </p>
      <p>
        <strong>Fix:</strong> <InlineMarkdown text={error.fix} />
      </p>
      <p>
        <strong>Read:</strong> <PageLink address={error.read} />
      </p>
      <Operations scope={error.scope} operations={operations} />
      <Branch data-search="ignore" summary="Example response">
        <div className="theme-code-block">
          <Code code={JSON.stringify(body, null, 2)} language="json" label={`Example of ${code}`} />
          <CopyCodeButton label="Copy the example" />
        </div>
      </Branch>
    </li>
  );
}

function Operations({scope, operations}: Pick<CatalogEntry, 'scope'> & {operations: string[]}) {
  if (scope === 'every' || scope === 'authenticated')
    return (
      <div className="error__users">
        Returned by every operation{scope === 'authenticated' && ' that needs a token'}.
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
