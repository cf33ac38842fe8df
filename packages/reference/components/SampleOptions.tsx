import {CopyCodeButton} from './CopyCodeButton';
import {SampleToggle} from './SampleToggle';

/** The box's height in lines, as in the style sheet. */
const boxLines = 21;
/** The length of a line that fits next to a phone's edges. */
const phoneColumns = 40;

interface Props {
  /** What the box shows, such as one sample per language. */
  code: string[];
  copyLabel: string;
}

/** Controls of a sample. Code that fits its box needs neither wrapping nor expanding. */
export function SampleOptions({code, copyLabel}: Props) {
  const blocks = code.map((text) => text.split('\n'));
  return (
    <div className="sample__options">
      {blocks.flat().some((line) => line.length > phoneColumns) && (
        <SampleToggle option="wrap" label="Wrap" name="Wrap lines" />
      )}
      {blocks.some((lines) => lines.length > boxLines) && (
        <SampleToggle option="expand" label="Expand" />
      )}
      <CopyCodeButton label={copyLabel} />
    </div>
  );
}
