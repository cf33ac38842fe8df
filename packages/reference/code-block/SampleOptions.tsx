import {CopyCodeButton} from './CopyCodeButton';
import {SampleToggle} from './SampleToggle';
import type {CodeSize} from './size';

/** Longer code is shown in a box of 21 lines, as in the style sheet. */
const maxLines = 25;
/** The length of a line that fits next to a phone's edges, and in the text column of a wide window. */
const maxColumns = {phone: 40, page: 80};

type Props = {size: CodeSize; copyLabel: string};

/** Controls of a code block. Code that fits its box needs neither wrapping nor expanding. */
export function SampleOptions({size: {lines, columns}, copyLabel}: Props) {
  return (
    <div className="sample__options" data-search="ignore" data-markdown-ignore="">
      {columns > maxColumns.phone && (
        <SampleToggle
          option="wrap"
          label="Wrap"
          name="Wrap lines"
          ifNarrow={columns <= maxColumns.page}
        />
      )}
      {lines > maxLines && <SampleToggle option="expand" label="Expand" />}
      <CopyCodeButton label={copyLabel} />
    </div>
  );
}
