import {useCallback, useRef, useState} from 'react';
import {useLocationChange, useScrollPosition} from '@docusaurus/theme-common/internal';

/**
 * Hides the navbar when scrolling down. Shows it when scrolling up, near the top, and after a jump to an
 * anchor, where the theme's hook hides it but the specification says that it reappears.
 */
export function useHideableNavbar(hideOnScroll: boolean): {
  navbarRef: (node: HTMLElement | null) => void;
  isNavbarVisible: boolean;
} {
  const [isNavbarVisible, setIsNavbarVisible] = useState(true);
  const jumped = useRef(false);
  const height = useRef(0);
  const navbarRef = useCallback((node: HTMLElement | null) => {
    if (node) height.current = node.getBoundingClientRect().height;
  }, []);

  useScrollPosition(({scrollY}, last) => {
    if (!hideOnScroll) return;
    const wasJump = jumped.current;
    jumped.current = false;
    if (wasJump || scrollY < height.current || !last) setIsNavbarVisible(true);
    else setIsNavbarVisible(scrollY < last.scrollY);
  });

  useLocationChange(({location}) => {
    jumped.current = Boolean(location.hash);
    setIsNavbarVisible(true);
  });

  return {navbarRef, isNavbarVisible};
}
