type Props = {
  label: string;
  noun: string;
  /** Labels of the kinds that rows have in `data-kind`. */
  kinds?: Record<string, string>;
};

/**
 * Filters the rows of the page while the reader types (`src/components/api/list-filter.ts`). Without
 * JavaScript, the style sheet hides it, and the list is whole.
 */
export function ListFilter({label, noun, kinds}: Props) {
  return (
    <div className="list-filter" data-search="ignore" data-markdown-ignore="">
      <label>
        {label}
        <input type="search" data-filter={noun} autoComplete="off" spellCheck={false} />
      </label>
      {kinds && (
        <label>
          Kind
          <select data-filter-kind="" autoComplete="off">
            <option value="">All</option>
            {Object.entries(kinds).map(([kind, name]) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <span role="status" />
    </div>
  );
}
