import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {useHistoryPopHandler} from '@docusaurus/theme-common/internal';
import SearchDialog from '@site/src/components/search/SearchDialog';
import type {Props as ContentsProps} from '@site/src/components/search/SearchDialog/Contents';
import {useSearchSite} from '@site/src/components/search/useSearchConfig';
import styles from './styles.module.css';

const loadContents = () =>
  import(
    /* webpackChunkName: "search-dialog" */ '@site/src/components/search/SearchDialog/Contents'
  );
const loadClient = () =>
  import(/* webpackChunkName: "search-client" */ '@docs/search/shared-client');

/** On such a connection, nothing is loaded before the reader needs it. Docusaurus decides the same for pages. */
function isSlowConnection(): boolean {
  const {connection} = navigator as {connection?: {effectiveType?: string; saveData?: boolean}};
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/** The search button and the dialog, which `src/plugins/early-script` opens. What's in it is loaded on first use. */
export default function SearchBar(): ReactNode {
  const {config, baseUrl} = useSearchSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const [loaded, setLoaded] = useState<{Contents: ComponentType<ContentsProps>} | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  /** Kept until the page is reloaded, so that a reader who opened the wrong result can go on. */
  const [lastQuery, setLastQuery] = useState('');

  const warm = useCallback(() => {
    if (isSlowConnection()) return;
    loadContents().catch(() => undefined);
    loadClient().then(
      ({warmSearch}) => warmSearch(config, baseUrl),
      () => undefined,
    );
  }, [config, baseUrl]);

  const fill = useCallback(() => {
    setHasFailed(false);
    setOpen(true);
    warm();
    loadContents().then(
      ({default: Contents}) => {
        if (dialog.current?.open) setLoaded((last) => last ?? {Contents});
      },
      () => setHasFailed(true),
    );
  }, [warm]);

  // The reader may have opened it before hydration.
  useEffect(() => {
    if (dialog.current?.open) fill();
  }, [fill]);

  const onClose = () => {
    // The reader may have opened it again before this event.
    if (dialog.current?.open) return;
    setLoaded(null);
    setOpen(false);
  };
  const close = () => dialog.current?.close();

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        data-opens-search
        onFocus={warm}
        onPointerEnter={warm}
        onTouchStart={warm}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className={styles.icon}>
          <circle cx="7" cy="7" r="4.5" />
          <path d="m10.4 10.4 3.4 3.4" />
        </svg>
        <span className={styles.label}>Search docs</span>
        <kbd className={styles.keys} aria-hidden="true">
          {/* src/plugins/early-script detects the platform. */}
          <span className={styles.macKeys}>⌘K</span>
          <span className={styles.otherKeys}>Ctrl K</span>
        </kbd>
      </button>
      {isOpen && <ClosesOnBack close={close} />}
      <SearchDialog dialog={dialog} onClose={onClose} onFirstField={fill} hasFailed={hasFailed}>
        {loaded && <loaded.Contents lastQuery={lastQuery} onQuery={setLastQuery} onClose={close} />}
      </SearchDialog>
    </>
  );
}

/** While the dialog is open, Back only closes it. A component, because history has only one such handler. */
function ClosesOnBack({close}: {close: () => void}): ReactNode {
  useHistoryPopHandler(() => {
    close();
    return false;
  });
  return null;
}
