import {useEffect, type MouseEvent, type ReactNode, type RefObject} from 'react';
import FirstField from './FirstField';
import {allowScrolling} from './show';
import styles from './styles.module.css';

interface Props {
  dialog: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
  /** Called when the first field gets the focus. A script may have opened the dialog. */
  onFirstField: () => void;
  /** Missing until it's loaded. */
  children?: ReactNode;
}

/** The dialog of search. It's in the HTML of every page, so that it opens without waiting for React. */
export default function SearchDialog({dialog, onClose, onFirstField, children}: Props): ReactNode {
  useEffect(() => allowScrolling, []);
  const closeOnBackdrop = ({target, currentTarget}: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget) currentTarget.close();
  };
  return (
    // A native dialog already closes on Escape. The click handler adds clicks on the backdrop.
    <dialog
      ref={dialog}
      data-search
      className={styles.dialog}
      aria-label="Search docs"
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <div className={styles.panel}>{children ?? <FirstField onFocus={onFirstField} />}</div>
    </dialog>
  );
}
