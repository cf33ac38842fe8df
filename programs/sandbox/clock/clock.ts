import {textOf} from '../lists/text';
import type {Store} from '../types';

/** The sandbox's time, which stands still until it's moved. */
export interface Clock {
  now: () => string;
  set: (now: string) => void;
}

/** The store keeps the time, so that a saved world continues where it stopped. */
export function createClock(store: Store, start: string): Clock {
  const collection = store.collection('SandboxClock');
  return {
    now: () => textOf(collection.get('clock')?.now ?? start),
    set: (now) => {
      collection.put({id: 'clock', now});
    },
  };
}
