import {describe, expect, it} from 'vitest';
import {auditEntry} from './entry';

const offer = {id: 'offr_1', orgId: 'org_1', name: 'Cobalt', status: 'DRAFT', terms: {days: 30}};

describe('an audit entry', () => {
  it('lists changed fields as text, with dots between levels', () => {
    const after = {...offer, status: 'PENDING_CREATE', terms: {days: 60, ids: ['a']}};
    expect(auditEntry('OFFER', {schema: 'Offer', before: offer, after}, 'create-offer')).toEqual({
      orgId: 'org_1',
      action: 'CREATE',
      priority: 'MEDIUM',
      entityType: 'OFFER',
      entityId: 'offr_1',
      entityName: 'Cobalt',
      changes: [
        {field: 'status', before: 'DRAFT', after: 'PENDING_CREATE'},
        {field: 'terms.days', before: '30', after: '60'},
        {field: 'terms.ids', after: '["a"]'},
      ],
    });
  });

  it.each([
    ['cancel-offer', offer, {...offer, status: 'PENDING_CANCEL'}, 'CANCEL'],
    ['approve-entitlement', offer, {...offer, status: 'ACTIVE'}, 'APPROVE'],
    ['delete-offer', offer, undefined, 'DELETE'],
    ['delete-product', offer, {...offer, status: 'DELETED'}, 'DELETE'],
    ['update-offer', offer, {...offer, name: 'Other'}, 'UPDATE'],
    [undefined, undefined, offer, 'CREATE'],
  ])('of %s has the right action', (slug, before, after, action) => {
    expect(auditEntry('OFFER', {schema: 'Offer', before, after}, slug)?.action).toBe(action);
  });

  it("doesn't exist if only the time of the change differs", () => {
    const after = {...offer, updatedAt: '2026-05-20T09:00:00Z'};
    expect(auditEntry('OFFER', {schema: 'Offer', before: offer, after})).toBeUndefined();
  });
});
