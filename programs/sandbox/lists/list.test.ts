import {describe, expect, it} from 'vitest';
import {listCall} from '../testing/test-world';
import type {Call, Entity, JsonObject} from '../types';
import {found, foundLive, type ListOptions, listReply} from './list';

const Offer: Entity[] = [
  {
    id: 'offr_1',
    createdAt: '2026-01-01T00:00:00Z',
    partner: 'AWS',
    status: 'ACTIVE',
    contactIds: ['con_1'],
  },
  {
    id: 'offr_2',
    createdAt: '2026-02-01T00:00:00Z',
    partner: 'GCP',
    status: 'DELETED',
    contactIds: [],
  },
  {
    id: 'offr_3',
    createdAt: '2026-03-01T00:00:00Z',
    partner: 'AWS',
    status: 'DRAFT',
    contactIds: [],
  },
  {
    id: 'offr_4',
    createdAt: '2026-03-01T00:00:00Z',
    partner: 'GCP',
    status: 'ACTIVE',
    contactIds: ['con_1', 'con_2'],
  },
];

type Page = {data: Entity[]; nextCursor: string | null; totalCount?: number};

const pageFor = (query: Call['query'], options?: ListOptions, now?: string): Page =>
  listReply(listCall({Offer}, {query}, now), 'Offer', options).body as Page;

const idsFor = (query: Call['query'], options?: ListOptions): string[] =>
  pageFor(query, options).data.map(({id}) => id);

describe('a list', () => {
  it('has the newest rows first, and of the same moment the last one', () => {
    expect(idsFor({})).toEqual(['offr_4', 'offr_3', 'offr_1']);
  });

  it('shows deleted rows only if the caller asks for them', () => {
    expect(idsFor({status: ['DELETED', 'DRAFT']})).toEqual(['offr_3', 'offr_2']);
  });

  it('compares fields, parts of lists, and moments', () => {
    expect(idsFor({partner: 'AWS'})).toEqual(['offr_3', 'offr_1']);
    expect(idsFor({contactId: 'con_1'})).toEqual(['offr_4', 'offr_1']);
    expect(idsFor({createdBefore: '2026-03-01T00:00:00Z'})).toEqual(['offr_1']);
    expect(idsFor({createdAfter: '2026-03-01T01:00:00+01:00'})).toEqual(['offr_4', 'offr_3']);
    expect(idsFor({updatedAfter: '2026-01-01T00:00:00Z'})).toEqual([]);
  });

  it('compares the path with the rows of the collection', () => {
    const call = listCall({Offer}, {path: {orgId: 'org_1', partner: 'GCP'}});
    expect((listReply(call, 'Offer').body as Page).data.map(({id}) => id)).toEqual(['offr_4']);
  });

  it('counts all rows if the caller asks for it', () => {
    expect(pageFor({limit: 1, includeTotal: true}).totalCount).toBe(3);
    expect(pageFor({limit: 1, includeTotal: false})).not.toHaveProperty('totalCount');
  });

  it('shows what the operation wants to show', () => {
    const show = ({id}: JsonObject): JsonObject => ({id});
    expect(pageFor({limit: 1}, {show}).data).toEqual([{id: 'offr_4'}]);
  });
});

describe('pages', () => {
  it('continue after the last row', () => {
    const first = pageFor({limit: 2});
    expect(first.data.map(({id}) => id)).toEqual(['offr_4', 'offr_3']);
    const second = pageFor({limit: 2, cursor: first.nextCursor});
    expect(second).toEqual({data: [Offer[0]], nextCursor: null});
  });

  it('have no cursor if the last page is full', () => {
    expect(pageFor({limit: 3}).nextCursor).toBeNull();
  });

  it('accept the documented form of a cursor', () => {
    const cursor = Buffer.from('{"id":"offr_3"}').toString('base64url');
    expect(idsFor({cursor})).toEqual(['offr_1']);
  });

  it.each(['x', 'bnVsbA', Buffer.from('{"id":"offr_9"}').toString('base64url')])(
    'reject the cursor %s',
    (cursor) => {
      expect(() => pageFor({cursor})).toThrow(expect.objectContaining({code: 'invalid_cursor'}));
    },
  );

  it('reject a cursor of other filters or of yesterday', () => {
    const cursor = pageFor({limit: 1}).nextCursor;
    const invalid = expect.objectContaining({code: 'invalid_cursor'}) as Error;
    expect(() => pageFor({cursor, partner: 'AWS'})).toThrow(invalid);
    expect(() => pageFor({cursor}, {}, '2026-05-21T09:00:01Z')).toThrow(invalid);
    expect(pageFor({cursor}, {}, '2026-05-21T09:00:00Z').data).toHaveLength(2);
  });

  it('continue even if the last row is gone', () => {
    const cursor = pageFor({limit: 2}).nextCursor;
    const rows = Offer.filter(({id}) => id !== 'offr_3');
    const call = listCall({Offer: rows}, {query: {limit: 2, cursor}});
    expect((listReply(call, 'Offer').body as Page).data).toEqual([Offer[0]]);
  });

  it('identify computed rows by their position', () => {
    const rows = [{date: '2026-03-02'}, {date: '2026-03-01'}];
    const options = {rows, position: ({date}: JsonObject) => ({date})};
    const first = pageFor({limit: 1}, options);
    expect(pageFor({limit: 1, cursor: first.nextCursor}, options).data).toEqual([rows[1]]);
  });
});

describe('an entity by its ID', () => {
  const {world} = listCall({Offer});

  it('can be deleted', () => {
    expect(found(world, 'Offer', 'offr_2', 'offer_not_found').status).toBe('DELETED');
    expect(() => foundLive(world, 'Offer', 'offr_2', 'offer_not_found')).toThrow(
      expect.objectContaining({code: 'offer_not_found'}),
    );
  });

  it('has to exist', () => {
    expect(() => found(world, 'Offer', 'offr_9', 'offer_not_found')).toThrow(
      expect.objectContaining({code: 'offer_not_found'}),
    );
  });
});
