/**
 * Filters the rows of the page while the reader types (`site/src/plugins/controls/client/list-filter.ts`). Without
 * JavaScript, the style sheet hides it, and the list is whole.
 */
export function ListFilter({label, noun}: {label: string; noun: string}) {
  return (
    <div className="list-filter" data-search="ignore" data-markdown-ignore="">
      <label>
        {label}
        <input type="search" data-filter={noun} autoComplete="off" spellCheck={false} />
      </label>
      <span role="status" />
    </div>
  );
}
