import {useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import {addRecent, parseRecent, type RecentPage} from '@docs/search/browser';

const slot = createStorageSlot('docs.search.recent');

interface RecentPages {
  recent: RecentPage[];
  remember: (page: RecentPage) => void;
  forgetAll: () => void;
}

/**
 * Stores the pages that the reader opened from the results, in this browser only. Without storage,
 * the list stays empty.
 */
export function useRecentPages(): RecentPages {
  const [recent, setRecent] = useState(() => parseRecent(slot.get()));
  return {
    recent,
    remember: (page) => {
      const next = addRecent(parseRecent(slot.get()), page);
      slot.set(JSON.stringify(next));
      setRecent(next);
    },
    forgetAll: () => {
      slot.del();
      setRecent([]);
    },
  };
}
