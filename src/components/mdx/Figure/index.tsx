import {useMemo, type ReactNode} from 'react';
import {builtHtml} from '@site/src/trusted-types/policies';
import styles from './styles.module.css';

type Props = {
  kind: 'diagram' | 'chart';
  /** Made at build by src/remark/figures.ts from escaped text only. */
  html: string;
};

/** A drawing made at build. One string, so that hydration has one node to adopt. */
export default function Figure({kind, html}: Props): ReactNode {
  // React writes the HTML again for every new object it gets.
  const drawing = useMemo(() => ({__html: builtHtml(html)}), [html]);
  return <figure className={styles.figure} data-kind={kind} dangerouslySetInnerHTML={drawing} />;
}
