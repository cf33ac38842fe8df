import {type MouseEvent, type ReactNode, useMemo} from 'react';
import {builtHtml} from '@site/src/trusted-types/policies';
import {enlarge} from './enlarge';
import styles from './styles.module.css';

type Props = {
  kind: 'diagram' | 'chart' | 'form' | 'preview';
  /** Drawn at build time by src/remark/figures.ts from escaped text only. */
  html: string;
};

/** The button is for the keyboard. The drawing itself opens on a tap too. */
function onClick({target, currentTarget}: MouseEvent<HTMLElement>): void {
  const isOpener = (target as Element).closest('.figure-box, .figure-enlarge');
  if (isOpener) enlarge(currentTarget);
}

/** A figure drawn at build time. It's one HTML string, so React hydrates only one node. */
export default function Figure({kind, html}: Props): ReactNode {
  // React sets the HTML again whenever this object changes.
  const drawing = useMemo(() => ({__html: builtHtml(html)}), [html]);
  return (
    <figure
      className={styles.figure}
      data-kind={kind}
      onClick={onClick}
      dangerouslySetInnerHTML={drawing}
    />
  );
}
