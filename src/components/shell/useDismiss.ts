import {type RefObject, useEffect} from 'react';

/** Closes an open `<details>` on Escape, and when the reader clicks outside or follows a link in it. */
export function useDismiss(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const onKeyDown = ({key}: KeyboardEvent) => {
      const menu = details.current;
      if (key !== 'Escape' || !menu?.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    };
    const onClick = ({target}: MouseEvent) => {
      const menu = details.current;
      if (!menu?.open || !(target instanceof Element)) return;
      if (!menu.contains(target) || target.closest('a')) menu.open = false;
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
    };
  }, [details]);
}
