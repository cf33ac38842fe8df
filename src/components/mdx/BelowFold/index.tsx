import React, {startTransition, useEffect, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import styles from './styles.module.css';

/**
 * What a window does not show at first. When a reader follows a link, the next page's first screen is
 * shown before the rest of it is made: half the work, half the wait. Where the rest may be
 * asked for at once, as by a fragment or by going back, and in the page as it was built, it is there.
 */
export default function BelowFold({children}: {children: ReactNode}): ReactNode {
  const {action, location} = useHistory();
  const [isMade, setMade] = useState(action !== 'PUSH' || location.hash !== '');
  useEffect(() => {
    if (isMade) return undefined;
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setMade(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, [isMade]);
  return isMade ? children : <div className={styles.room} />;
}
