import {describe, expect, it} from 'vitest';
import {createIds, createStore} from './store';

const now = (): string => '2026-02-24T14:00:00Z';

describe('new IDs', () => {
  it('are ULIDs of the sandbox time', () => {
    const id = createIds(createStore(), now)('evt');
    expect(id).toMatch(/^evt_[0-9A-HJKMNP-TV-Z]{26}$/);
    // The contract's event of the same second starts like this.
    expect(id.slice(0, 14)).toBe('evt_01KJ7Z66R0');
  });

  it('are different, but the same in every run', () => {
    const first = createIds(createStore(), now);
    const second = createIds(createStore(), now);
    const ids = [first('offr'), first('offr')];
    expect(new Set(ids).size).toBe(2);
    expect([second('offr'), second('offr')]).toEqual(ids);
  });

  it('continue after the world was saved', () => {
    const store = createStore();
    const id = createIds(store, now)('offr');
    expect(createIds(createStore(store.toJson()), now)('offr')).not.toBe(id);
  });
});
