import type {ReactNode} from 'react';

interface Props {
  label: string;
  /** What the rows are: "error codes". */
  noun: string;
  /** Another field, next to the first one. */
  children?: ReactNode;
}

/**
 * Filters the rows of the page while the reader types (`site/src/plugins/controls/client/list-filter.ts`). Without
 * JavaScript, the style sheet hides it, and the list is whole. The script may change it before hydration.
 */
export function ListFilter({label, noun, children}: Props) {
  return (
    <div className="list-filter" data-search="ignore" data-markdown-ignore="">
      <label>
        {label}
        <input
          type="search"
          data-filter={noun}
          placeholder="Any words"
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      {children}
      <button type="button" className="copy" data-clear-filter="" hidden suppressHydrationWarning>
        Clear
      </button>
      <span role="status" suppressHydrationWarning>
        {''}
      </span>
    </div>
  );
}
