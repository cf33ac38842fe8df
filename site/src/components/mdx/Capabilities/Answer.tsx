import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** Who answers: the marketplace or Argosy. */
  label: string;
  /** Selects the symbol in front of the text. */
  answer: string;
  text: string;
  note?: string | undefined;
  outdated?: boolean | undefined;
};

/** One of a cell's two answers. The symbol comes from the style sheet, so it's never the only mark. */
export default function Answer({label, answer, text, note, outdated}: Props): ReactNode {
  return (
    <span className={styles.answer} data-answer={answer}>
      {label}: <strong>{text}</strong>
      {outdated && ' ‡'}
      {'.'}
      {note && <span className={styles.note}> {note}</span>}
    </span>
  );
}
