import type {OperationModel} from '../page-model';
import {BreakableName} from './BreakableName';
import {Method} from './Method';

type Props = {operation: Pick<OperationModel, 'method' | 'path' | 'server'>};

/** Method and path with a copy button. */
export function Endpoint({operation: {method, path, server}}: Props) {
  const steps = path.split(/(\{[^}]+\})/).filter(Boolean);
  return (
    <div className="endpoint">
      <Method method={method} data-search="method" />
      <code className="endpoint__path" data-search="path">
        {steps.map((step, index) =>
          step.startsWith('{') ? (
            <var key={index}>{step}</var>
          ) : (
            <BreakableName key={index} name={step} separator="/" />
          ),
        )}
      </code>
      <button
        type="button"
        className="copy"
        data-copy={`${server}${path}`}
        aria-label="Copy the address"
      >
        Copy
      </button>
    </div>
  );
}
