import {describe, expect, it} from 'vitest';
import {createStore} from './store';

describe('the store', () => {
  it('returns copies, so that a change counts only after it was put back', () => {
    const offers = createStore().collection('Offer');
    offers.put({id: 'offr_1', status: 'DRAFT'});
    const offer = offers.get('offr_1');
    if (offer) offer.status = 'ACTIVE';
    expect(offers.get('offr_1')?.status).toBe('DRAFT');
    if (offer) offers.put(offer);
    expect(offers.get('offr_1')?.status).toBe('ACTIVE');
  });

  it('keeps the order and continues from what it saved', () => {
    const store = createStore();
    store.collection('Offer').put({id: 'offr_2'});
    store.collection('Offer').put({id: 'offr_1'});
    store.collection('Offer').put({id: 'offr_2', status: 'ACTIVE'});
    const copy = createStore(store.toJson());
    expect(copy.collection('Offer').all()).toEqual([
      {id: 'offr_2', status: 'ACTIVE'},
      {id: 'offr_1'},
    ]);
  });

  it('removes an entity', () => {
    const offers = createStore({Offer: [{id: 'offr_1'}]}).collection('Offer');
    offers.remove('offr_1');
    expect(offers.get('offr_1')).toBeUndefined();
  });
});
