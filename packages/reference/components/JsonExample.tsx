import {CodeFrame} from '../code-block/CodeFrame';
import {sizeOf} from '../code-block/size';
import {Code} from './Code';

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
    <CodeFrame title={title} size={sizeOf(code)} of="the example">
      <Code code={code} language="json" label={`Example of ${of}`} />
    </CodeFrame>
  );
}
