import {describe, expect, it} from 'vitest';
import {createTestWorld, publishedOffer} from '../testing/test-world';
import {MoveError} from './lifecycles';

const typesOf = (bodies: {type?: unknown}[]) => bodies.map(({type}) => type);

describe('move', () => {
  it('changes the status, sets updatedAt, and sends the event with the previous status', () => {
    const {world, clock, bodies} = createTestWorld();
    const id = publishedOffer(world);
    clock.set('2026-05-21T09:00:00Z');
    const offer = world.move({entityType: 'OFFER', id, to: 'ACCEPTED', by: 'BUYER'});
    expect(offer).toMatchObject({status: 'ACCEPTED', updatedAt: '2026-05-21T09:00:00Z'});
    expect(bodies.at(-1)).toMatchObject({
      type: 'offer.accepted',
      createdAt: '2026-05-21T09:00:00Z',
      data: {entityId: id, previousStatus: 'PENDING_ACCEPTANCE', entity: offer},
    });
  });

  it('rejects a transition that the lifecycle lacks, and names those that it has', () => {
    const {world} = createTestWorld();
    const id = publishedOffer(world);
    const move = () => world.move({entityType: 'OFFER', id, to: 'ACTIVE', by: 'CLOCK'});
    expect(move).toThrow(MoveError);
    expect(move).toThrow('Allowed: ACCEPTED by BUYER');
    expect(world.store.collection('Offer').get(id)?.status).toBe('PENDING_ACCEPTANCE');
  });

  it('rejects another mover, another operation, and an unknown ID', () => {
    const {world} = createTestWorld();
    const id = publishedOffer(world);
    expect(() => world.move({entityType: 'OFFER', id, to: 'ACCEPTED', by: 'CLOCK'})).toThrow();
    const to = 'PENDING_ACCEPTANCE';
    const wrong = {entityType: 'OFFER', id, to, by: 'OPERATION', operation: 'sync-offer'} as const;
    expect(() => world.move(wrong)).toThrow(MoveError);
    expect(() => world.move({entityType: 'OFFER', id: 'x', to, by: 'BUYER'})).toThrow('no OFFER');
  });

  it('has no previous status if the status stays the same', () => {
    const {world, bodies} = createTestWorld();
    const id = publishedOffer(world);
    world.move({
      entityType: 'OFFER',
      id,
      to: 'PENDING_ACCEPTANCE',
      by: 'OPERATION',
      operation: 'extend-private-offer-expiry-date',
    });
    expect(bodies.at(-1)?.data).not.toHaveProperty('previousStatus');
  });

  it('removes fields whose new value is undefined', () => {
    const {world} = createTestWorld();
    const id = publishedOffer(world);
    const changes = {name: undefined};
    const offer = world.move({entityType: 'OFFER', id, to: 'ACCEPTED', by: 'BUYER', changes});
    expect(offer).not.toHaveProperty('name');
  });
});

describe('reactions', () => {
  it('add fields to the event, and their own events come after it', () => {
    const {world, bodies} = createTestWorld({
      'OFFER.ACCEPTED': (inner, {id}) => {
        inner.update('OFFER', id, {acceptedAt: inner.now()});
        inner.move({entityType: 'OFFER', id, to: 'ACTIVE', by: 'CLOCK'});
      },
    });
    const id = publishedOffer(world);
    const offer = world.move({entityType: 'OFFER', id, to: 'ACCEPTED', by: 'BUYER'});
    expect(offer.status).toBe('ACTIVE');
    expect(typesOf(bodies).slice(-2)).toEqual(['offer.accepted', 'offer.activated']);
    expect(bodies.at(-2)?.data).toMatchObject({
      entity: {status: 'ACCEPTED', acceptedAt: '2026-05-20T09:00:00Z'},
    });
  });

  it('keep the event of a transition whose reaction fails', () => {
    const {world, bodies} = createTestWorld({
      'OFFER.ACCEPTED': () => {
        throw new Error('broken');
      },
    });
    const id = publishedOffer(world);
    expect(() => world.move({entityType: 'OFFER', id, to: 'ACCEPTED', by: 'BUYER'})).toThrow();
    expect(typesOf(bodies).at(-1)).toBe('offer.accepted');
  });
});

describe('an entity with two statuses', () => {
  const invoice = {id: 'inv_1', orgId: 'org_1', status: 'DRAFT', paymentStatus: 'PENDING'};

  it('sends one event when it is created', () => {
    const {world, bodies} = createTestWorld();
    world.create('INVOICE', invoice, {by: 'PLATFORM'});
    expect(typesOf(bodies)).toEqual(['invoice.created']);
  });

  it('changes the status that has the value, and leaves events of other entities to them', () => {
    const {world, bodies} = createTestWorld();
    world.create('INVOICE', invoice, {by: 'PLATFORM'});
    world.move({entityType: 'INVOICE', id: 'inv_1', to: 'PROCESSING', by: 'CLOCK'});
    const paid = world.move({entityType: 'INVOICE', id: 'inv_1', to: 'SUCCEEDED', by: 'PLATFORM'});
    expect(paid).toMatchObject({status: 'DRAFT', paymentStatus: 'SUCCEEDED'});
    expect(typesOf(bodies)).toEqual(['invoice.created', 'invoice.paid']);
    expect(bodies.at(-1)?.data).not.toHaveProperty('previousStatus');
  });
});

describe('create and update', () => {
  it('rejects a first status that the lifecycle lacks', () => {
    const {world} = createTestWorld();
    const offer = {id: 'offr_1', orgId: 'org_1', status: 'ACTIVE'};
    expect(() => world.create('OFFER', offer, {by: 'CLOCK'})).toThrow(MoveError);
  });

  it('never changes a status with update', () => {
    const {world} = createTestWorld();
    const id = publishedOffer(world);
    expect(() => world.update('OFFER', id, {status: 'ACTIVE'})).toThrow('Use move');
    expect(world.update('OFFER', id, {name: 'New'})).toMatchObject({name: 'New'});
  });
});
