import {SampleOptions} from '../code-block/SampleOptions';
import {sizeOf} from '../code-block/size';
import type {OperationModel} from '../page-model';
import {Code} from './Code';
import {Status} from './Status';

type Props = {operation: Pick<OperationModel, 'errors' | 'responses'>};

/** The bodies of the errors that are specific to the operation, in one disclosure. */
export function ErrorExamples({operation: {errors, responses}}: Props) {
  const bodies = new Map(
    responses
      .filter(({isError}) => isError)
      .flatMap(({examples}) => examples.map(({name, value}) => [name, value] as const)),
  );
  const examples = errors
    .filter(({code, scope}) => scope === 'operation' && bodies.has(code))
    .map(({code, status}) => ({code, status, body: JSON.stringify(bodies.get(code), null, 2)}));
  if (examples.length === 0) return null;
  return (
    <details className="error-examples">
      <summary>{examples.length === 1 ? '1 error' : `${examples.length} errors`}</summary>
      {examples.map(({code, status, body}) => (
        <details key={code} className="sample sample--response">
          <summary className="sample__bar">
            <span>
              <Status status={status} /> <code>{code}</code>
            </span>
          </summary>
          <SampleOptions size={sizeOf(body)} of={code} isAside />
          <Code code={body} language="json" label={`Response ${status}: ${code}`} />
        </details>
      ))}
    </details>
  );
}
