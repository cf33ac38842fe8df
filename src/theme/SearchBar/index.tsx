import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import type {Props as DialogProps} from '@site/src/components/search/SearchDialog';
import {useSearchSite} from '@site/src/components/search/useSearchConfig';
import {isSingleKey} from '@site/src/components/shell/shortcuts/single-keys';
import {maxQueryLength} from '@site/packages/search/limits';
import {openSearchEvent} from '@site/packages/search/open-search';
import styles from './styles.module.css';

type State = 'closed' | 'opening' | 'open' | 'failed';

const loadDialog = () =>
  import(/* webpackChunkName: "search-dialog" */ '@site/src/components/search/SearchDialog');
const loadClient = () =>
  import(/* webpackChunkName: "search-client" */ '@site/packages/search/shared-client');

/** The button and keyboard shortcuts that open search. The dialog is loaded on first use. */
export default function SearchBar(): ReactNode {
  const {config, baseUrl} = useSearchSite();
  const [state, setState] = useState<State>('closed');
  /** What the reader typed before the dialog had a field. */
  const [typed, setTyped] = useState('');
  const collectsKeys = useRef(false);
  /** Kept until the page is reloaded, so that a reader who opened the wrong result can go on. */
  const [lastQuery, setLastQuery] = useState('');
  const [dialog, setDialog] = useState<{Dialog: ComponentType<DialogProps>} | null>(null);

  const preload = useCallback(() => {
    loadClient().then(
      ({warmSearch}) => warmSearch(config, baseUrl),
      () => undefined,
    );
    return loadDialog();
  }, [config, baseUrl]);

  const open = useCallback(() => {
    if (state === 'open') return;
    collectsKeys.current = true;
    setState('opening');
    preload().then(
      ({default: Dialog}) => {
        setDialog({Dialog});
        setState((current) => (current === 'opening' ? 'open' : current));
      },
      () => {
        collectsKeys.current = false;
        setState('failed');
      },
    );
  }, [preload, state]);

  const stopCollecting = useCallback(() => {
    collectsKeys.current = false;
  }, []);

  const close = useCallback(() => {
    stopCollecting();
    setState('closed');
    setTyped('');
  }, [stopCollecting]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // The combobox dispatches copies of key events to its active option. Ignore those.
      if (!event.isTrusted) return;
      const isShortcut =
        (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
      const isSlash = event.key === '/' && state !== 'open' && isSingleKey(event);
      if (isShortcut || isSlash) {
        event.preventDefault();
        if (state === 'open') close();
        else open();
      }
    };
    const onOpenSearch = ({detail}: CustomEventInit<string>) => {
      setTyped(detail ?? '');
      open();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener(openSearchEvent, onOpenSearch);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener(openSearchEvent, onOpenSearch);
    };
  }, [state, open, close]);

  // The listener stays, because one that came and went with the state would miss keys in between.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!collectsKeys.current) return;
      if (event.key === 'Escape') close();
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setTyped((text) => (text + event.key).slice(0, maxQueryLength));
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [close]);

  const warm = () => void preload().catch(() => undefined);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-busy={state === 'opening'}
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={open}
        onFocus={warm}
        onPointerEnter={warm}
        onTouchStart={warm}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className={styles.icon}>
          <circle cx="7" cy="7" r="4.5" />
          <path d="m10.4 10.4 3.4 3.4" />
        </svg>
        <span className={styles.label}>{typed || 'Search docs'}</span>
        <kbd className={styles.keys} aria-hidden="true">
          {/* src/plugins/before-hydration detects the platform. */}
          <span className={styles.macKeys}>⌘K</span>
          <span className={styles.otherKeys}>Ctrl K</span>
        </kbd>
      </button>
      {state === 'failed' && (
        <div className={styles.failure} role="alert">
          <strong>Unable to fetch results</strong>
          <span>You might want to check your network connection.</span>
          <span className={styles.actions}>
            <button type="button" onClick={open}>
              Try again
            </button>
            <button type="button" onClick={close}>
              Close
            </button>
          </span>
        </div>
      )}
      {state === 'open' && dialog && (
        <dialog.Dialog
          typed={typed}
          lastQuery={lastQuery}
          onReady={stopCollecting}
          onQuery={setLastQuery}
          onClose={close}
        />
      )}
    </>
  );
}
