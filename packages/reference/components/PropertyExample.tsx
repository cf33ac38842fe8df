import {Code} from './Code';
import {CopyCodeButton} from './CopyCodeButton';

/** An example of a property whose value is an object or a list. */
export function PropertyExample({example}: {example: object}) {
  return (
    <div className="theme-code-block prop__example">
      <Code code={JSON.stringify(example)} language="json" />
      <CopyCodeButton label="Copy the example" />
    </div>
  );
}
