import type {ReactNode} from 'react';
import {SampleOptions} from './SampleOptions';
import type {CodeSize} from './size';

interface Props {
  /** What's above the code, such as a file name. */
  title?: string;
  size: CodeSize;
  /** What the code is, if it has no title: "the example". */
  of: string;
  /** The `<pre>`. */
  children: ReactNode;
}

/** The box around a code block in guides and in the reference, with its title and controls. */
export function CodeFrame({title, size, of, children}: Props) {
  const options = <SampleOptions size={size} of={of} />;
  return (
    <div className="theme-code-block sample">
      {title ? (
        <div className="sample__bar">
          <span className="sample__title">{title}</span>
          {options}
        </div>
      ) : (
        options
      )}
      {children}
    </div>
  );
}
