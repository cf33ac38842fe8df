import {useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import {addRecent, parseRecent} from '@site/packages/search/recent-searches';

const slot = createStorageSlot('docs.search.recent');

interface RecentSearches {
  recent: string[];
  remember: (query: string) => void;
  forgetAll: () => void;
}

/** Stores recent searches in this browser only. Without storage, the list stays empty. */
export function useRecentSearches(): RecentSearches {
  const [recent, setRecent] = useState(() => parseRecent(slot.get()));
  return {
    recent,
    remember: (query) => {
      const next = addRecent(parseRecent(slot.get()), query);
      slot.set(JSON.stringify(next));
      setRecent(next);
    },
    forgetAll: () => {
      slot.del();
      setRecent([]);
    },
  };
}
