import {CopyCodeButton} from '../code-block/CopyCodeButton';
import {Code} from './Code';

/** An example of a property whose value is an object or a list. Its lines always wrap. */
export function PropertyExample({example}: {example: object}) {
  return (
    <div className="theme-code-block sample prop__example">
      <CopyCodeButton label="Copy the example" />
      <Code code={JSON.stringify(example)} language="json" />
    </div>
  );
}
