import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  kind: 'diagram' | 'chart';
  /** Made at build by src/remark/figures.ts from escaped text only. */
  html: string;
};

/** A drawing made at build. One string, so that hydration has one node to adopt. */
export default function Figure({kind, html}: Props): ReactNode {
  return (
    <figure className={styles.figure} data-kind={kind} dangerouslySetInnerHTML={{__html: html}} />
  );
}
