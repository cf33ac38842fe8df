import {testSpec} from '@docs/contract/testing';
import {beforeEach, describe, expect, it} from 'vitest';
import {sandboxesOf} from '../sandbox';
import type {Call, Entity, JsonObject, Reply, World} from '../types';
import {readingOperations} from './reading';

const createSandbox = sandboxesOf(await testSpec());
const cobaltOffer = 'offr_01KGES92M06PXWSFEWDW4HTSFA';

let world: World;
beforeEach(() => {
  world = createSandbox({}).world();
});

function run(slug: string, sent: Partial<Pick<Call, 'body' | 'path' | 'query'>> = {}): Reply {
  const actor = {clientId: 'cli_1', role: 'ADMIN', orgId: 'org_1'};
  const call = {world, slug, path: {}, query: {}, headers: {}, body: {}, actor, ...sent};
  return readingOperations[slug]?.(call) ?? {};
}

const rowsOf = (...sent: Parameters<typeof run>): Entity[] =>
  (run(...sent).body as {data: Entity[]}).data;

const coded = (code: string): Error => expect.objectContaining({code}) as Error;

describe('notification events', () => {
  it('are those of the last 30 days', () => {
    expect(rowsOf('list-notification-events')).toEqual([]);
    const query = {startDate: '2026-02-01', endDate: '2026-02-28', priority: ['MEDIUM']};
    expect(rowsOf('list-notification-events', {query}).length).toBeGreaterThan(0);
  });

  it('of an entity are empty for an unknown ID, and rejected for a type without events', () => {
    const slug = 'list-notification-events-by-entity';
    expect(rowsOf(slug, {path: {entityType: 'OFFER', entityId: cobaltOffer}})).toHaveLength(7);
    expect(rowsOf(slug, {path: {entityType: 'BUYER', entityId: cobaltOffer}})).toEqual([]);
    expect(() => run(slug, {path: {entityType: 'CONTACT', entityId: 'con_1'}})).toThrow(
      'The entity type CONTACT has no events.',
    );
  });

  it('are gone after a year', () => {
    const old = world.store.collection('NotificationEvent').all()[0];
    const next: World = {...world, now: () => '2027-02-02T09:00:01Z'};
    world = next;
    const path = {entityType: 'OFFER', entityId: cobaltOffer};
    const ids = rowsOf('list-notification-events-by-entity', {path}).map(({id}) => id);
    expect(ids).toHaveLength(6);
    expect(ids).not.toContain(old?.id);
  });

  it('have known priorities only', () => {
    expect(() => run('list-notification-events', {query: {priority: ['URGENT']}})).toThrow(
      "URGENT isn't a valid priority.",
    );
  });
});

describe('notification messages', () => {
  it('have their text only if a caller reads one', () => {
    const query = {startDate: '2026-02-01', endDate: '2026-02-28'};
    const [row] = rowsOf('list-notification-messages', {query});
    expect(row).not.toHaveProperty('textContent');
    const path = {messageId: row?.id ?? ''};
    expect(run('get-notification-message', {path}).body).toHaveProperty('textContent');
  });

  it('have to exist', () => {
    const path = {messageId: 'msg_1'};
    expect(() => run('get-notification-message', {path})).toThrow(
      coded('notification_message_not_found'),
    );
  });
});

describe('API clients', () => {
  it('include revoked ones', () => {
    expect(rowsOf('list-api-clients').map(({status}) => status)).toContain('REVOKED');
  });

  it('have to exist', () => {
    const path = {apiClientId: 'cli_1'};
    expect(() => run('get-api-client', {path})).toThrow(coded('api_client_not_found'));
  });
});

it('searchable objects are those of the four queries', () => {
  const rows = rowsOf('list-searchable-objects') as JsonObject[];
  expect(rows.map(({operation}) => operation)).toEqual([
    'query-offers',
    'query-entitlements',
    'query-contacts',
    'query-auditing-events',
  ]);
  expect(rows[0]).not.toHaveProperty('id');
});
