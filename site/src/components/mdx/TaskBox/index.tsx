import type {ComponentProps, ReactNode} from 'react';

/** A checkbox in a task list. Markdown renders it without an accessible name. */
export default function TaskBox(props: ComponentProps<'input'>): ReactNode {
  return (
    <input
      {...props}
      aria-label={props.type === 'checkbox' ? (props.checked ? 'Done' : 'Open') : undefined}
    />
  );
}
