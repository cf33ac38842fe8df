import {CopyCodeButton} from './CopyCodeButton';
import {SampleToggle} from './SampleToggle';
import type {CodeSize} from './size';

/**
 * Longer code is shown in a smaller box, as in the style sheet: of 21 lines, and of 11 lines or more next to the text of an
 * API page.
 */
const maxLines = {page: 25, aside: 13};
/** The length of a line that fits next to a phone's edges, and in the text column of a wide window. */
const maxColumns = {phone: 40, page: 80};

interface Props {
  size: CodeSize;
  /** What the code is, for the names of the controls: "the request". */
  of: string;
  /** Whether it's next to the text of an API page, where boxes are smaller. */
  isAside?: boolean;
}

/** Controls of a code block. Code that fits its box needs neither wrapping nor expanding. */
export function SampleOptions({size: {lines, columns}, of, isAside}: Props) {
  return (
    <div className="sample__options" data-search="ignore" data-markdown-ignore="">
      {columns > maxColumns.phone && (
        <SampleToggle
          option="wrap"
          label="Wrap"
          name={`Wrap lines of ${of}`}
          ifNarrow={columns <= maxColumns.page}
        />
      )}
      {lines > (isAside ? maxLines.aside : maxLines.page) && (
        <SampleToggle option="expand" label="Expand" name={`Expand ${of}`} />
      )}
      <CopyCodeButton label={`Copy ${of}`} />
    </div>
  );
}
