import type {ComponentProps, ReactNode} from 'react';

/** The box of a task list. Markdown gives it no name, and a screen reader only "checkbox". */
export default function TaskBox(props: ComponentProps<'input'>): ReactNode {
  return (
    <input
      {...props}
      aria-label={props.type === 'checkbox' ? (props.checked ? 'Done' : 'Open') : undefined}
    />
  );
}
