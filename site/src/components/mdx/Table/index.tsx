import type {ComponentProps, ReactNode} from 'react';

/** A Markdown table in a scrollable box, so that a wide table doesn't widen the page. */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="table-scroll" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
