import {useEffect, type ReactNode, type RefObject} from 'react';
import SearchFailure from '../SearchFailure';
import SearchHead, {fieldProps} from './Head';
import styles from './styles.module.css';

interface Props {
  dialog: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
  /** Called when the dialog opens, which focuses the first field. */
  onFirstField: () => void;
  /** Whether the children couldn't be loaded. */
  hasFailed: boolean;
  /** Missing until they're loaded. */
  children?: ReactNode;
}

/** The dialog of search. It's in the HTML of every page, and `src/plugins/early-script` opens and closes it. */
export default function SearchDialog(props: Props): ReactNode {
  const {dialog, onClose, onFirstField, hasFailed, children} = props;
  // A dialog that's removed from the page doesn't send the close event.
  useEffect(() => () => document.documentElement.removeAttribute('data-dialog-open'), []);
  return (
    <dialog
      ref={dialog}
      data-search
      className={styles.dialog}
      aria-label="Search docs"
      onClose={onClose}
    >
      <div className={styles.panel}>
        {children ?? (
          <>
            <SearchHead
              onSubmit={hasFailed ? onFirstField : undefined}
              field={<input autoComplete="off" onFocus={onFirstField} {...fieldProps} />}
            />
            {hasFailed && <SearchFailure retry={onFirstField} />}
          </>
        )}
      </div>
    </dialog>
  );
}
