import {identity} from '@docs/content-model/identity';
import {describe, expect, it} from 'vitest';
import {createTestWorld, publishedOffer} from '../testing/test-world';

describe('notification events', () => {
  it('have the ID of the webhook, and what the contract says about the type', () => {
    const {world, bodies} = createTestWorld();
    const id = publishedOffer(world);
    const [, published] = world.store.collection('NotificationEvent').all();
    expect(published).toEqual({
      id: bodies[1]?.id,
      orgId: 'org_1',
      type: 'offer.published',
      priority: 'HIGH',
      entityType: 'OFFER',
      entityId: id,
      entityName: 'Annual plan',
      partner: 'AWS',
      title: 'Title of offer.published',
      channels: [],
      createdAt: '2026-05-20T09:00:00Z',
      createdBy: {type: 'SYSTEM', name: identity.brand},
    });
  });

  it("are the client's if an operation caused them", () => {
    const {world} = createTestWorld();
    const createdBy = {type: 'API_CLIENT', id: 'cli_1', name: 'billing-sync'};
    const offer = {id: 'offr_1', orgId: 'org_1', status: 'PENDING_CREATE', createdBy};
    world.create('OFFER', offer, {by: 'OPERATION', operation: 'create-offer'});
    expect(world.store.collection('NotificationEvent').all()[0]).toMatchObject({createdBy});
  });

  it('say what the caller adds', () => {
    const {world} = createTestWorld();
    const offer = {id: 'offr_1', orgId: 'org_1', status: 'PENDING_ACCEPTANCE'};
    const details = {title: 'One week left', message: 'Hurry.', channels: ['EMAIL']};
    const event = world.emit('offer.expiring_soon', 'OFFER', offer, details);
    expect(event).toMatchObject(details);
    expect(world.store.collection('NotificationEvent').get(event.id)).toEqual(event);
  });

  it("don't exist without a type in the contract", () => {
    const {world} = createTestWorld();
    expect(() => world.emit('offer.lost', 'OFFER', {id: 'offr_1'})).toThrow('no event offer.lost');
  });
});
