import {type ReactNode, useMemo} from 'react';
import {useLinkCheck} from '@site/src/components/shell/useLinkCheck';
import {builtHtml} from '@site/src/trusted-types/policies';
import styles from './styles.module.css';

type Props = {
  kind: 'diagram' | 'lifecycle' | 'chart' | 'form' | 'preview';
  /** Drawn at build time by src/remark/figures.ts from escaped text only. */
  html: string;
};

/** A figure drawn at build time. It's one HTML string, so React hydrates only one node. `src/plugins/controls` enlarges it. */
export default function Figure({kind, html}: Props): ReactNode {
  useLinkCheck(html);
  // React sets the HTML again whenever this object changes.
  const drawing = useMemo(() => ({__html: builtHtml(html)}), [html]);
  return <figure className={styles.figure} data-kind={kind} dangerouslySetInnerHTML={drawing} />;
}
