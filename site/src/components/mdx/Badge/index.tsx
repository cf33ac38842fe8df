import type {ReactNode} from 'react';

type Props = {
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
  children: ReactNode;
};

/** The style sheet has the same colors for methods and statuses of the reference. */
export default function Badge({tone = 'neutral', children}: Props): ReactNode {
  return <span className={`badge badge--${tone}`}>{children}</span>;
}
