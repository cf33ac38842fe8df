import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import SearchDialog from '@site/src/components/search/SearchDialog';
import type {Props as ContentsProps} from '@site/src/components/search/SearchDialog/Contents';
import {showDialog} from '@site/src/components/search/SearchDialog/show';
import {useSearchSite} from '@site/src/components/search/useSearchConfig';
import {isSingleKey} from '@site/src/components/shell/shortcuts/single-keys';
import {openSearchEvent} from '@site/packages/search/open-search';
import styles from './styles.module.css';

const loadContents = () =>
  import(
    /* webpackChunkName: "search-dialog" */ '@site/src/components/search/SearchDialog/Contents'
  );
const loadClient = () =>
  import(/* webpackChunkName: "search-client" */ '@site/packages/search/shared-client');

/**
 * The button and keyboard shortcuts that open search. The dialog opens with a field right away, and
 * the rest is loaded on first use.
 */
export default function SearchBar(): ReactNode {
  const {config, baseUrl} = useSearchSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const [loaded, setLoaded] = useState<{Contents: ComponentType<ContentsProps>} | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  /** Kept until the page is reloaded, so that a reader who opened the wrong result can go on. */
  const [lastQuery, setLastQuery] = useState('');

  const preload = useCallback(() => {
    loadClient().then(
      ({warmSearch}) => warmSearch(config, baseUrl),
      () => undefined,
    );
    return loadContents();
  }, [config, baseUrl]);

  const fill = useCallback(() => {
    setHasFailed(false);
    preload().then(
      ({default: Contents}) => {
        if (dialog.current?.open) setLoaded((last) => last ?? {Contents});
      },
      () => {
        dialog.current?.close();
        setHasFailed(true);
      },
    );
  }, [preload]);

  const open = useCallback(
    (query = '') => {
      if (dialog.current?.open) return;
      const field = dialog.current?.querySelector('input');
      if (field) field.value = query;
      showDialog(dialog.current);
      fill();
    },
    [fill],
  );

  const close = useCallback(() => dialog.current?.close(), []);

  // The reader may have opened it before hydration.
  useEffect(() => {
    if (dialog.current?.open) fill();
  }, [fill]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // The combobox dispatches copies of key events to its active option. Ignore those.
      if (!event.isTrusted) return;
      const isOpen = dialog.current?.open;
      const isShortcut =
        (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
      const isSlash = event.key === '/' && !isOpen && isSingleKey(event);
      if (isShortcut || isSlash) {
        event.preventDefault();
        if (isOpen) close();
        else open();
      }
    };
    const onOpenSearch = ({detail}: CustomEventInit<string>) => open(detail);
    window.addEventListener('keydown', onKey);
    window.addEventListener(openSearchEvent, onOpenSearch);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener(openSearchEvent, onOpenSearch);
    };
  }, [open, close]);

  const warm = () => void preload().catch(() => undefined);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => open()}
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
          {/* src/plugins/before-hydration detects the platform. */}
          <span className={styles.macKeys}>⌘K</span>
          <span className={styles.otherKeys}>Ctrl K</span>
        </kbd>
      </button>
      {hasFailed && (
        <div className={styles.failure} role="alert">
          <strong>Unable to fetch results</strong>
          <span>You might want to check your network connection.</span>
          <span className={styles.actions}>
            <button type="button" onClick={() => open()}>
              Try again
            </button>
            <button type="button" onClick={() => setHasFailed(false)}>
              Close
            </button>
          </span>
        </div>
      )}
      <SearchDialog dialog={dialog} onClose={() => setLoaded(null)} onFirstField={fill}>
        {loaded && <loaded.Contents lastQuery={lastQuery} onQuery={setLastQuery} onClose={close} />}
      </SearchDialog>
    </>
  );
}
