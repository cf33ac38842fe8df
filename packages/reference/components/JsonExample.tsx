import {Code} from './Code';
import {SampleOptions} from './SampleOptions';

interface Props {
  /** What's above the example. */
  title: string;
  /** What the example is of, for screen readers. */
  of: string;
  value: unknown;
}

export function JsonExample({title, of, value}: Props) {
  const code = JSON.stringify(value, null, 2);
  return (
    <div className="sample sample--response">
      <p className="sample__bar">{title}</p>
      <SampleOptions code={[code]} copyLabel="Copy the example" />
      <Code code={code} language="json" label={`Example of ${of}`} />
    </div>
  );
}
