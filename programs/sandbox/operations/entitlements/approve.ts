import {ApiError} from '../../api-error';
import type {Call} from '../../types';
import {clientOf} from '../offers/authors';
import {entitlementOf, requirePartner} from './guards';

export function approve(call: Call) {
  const entitlement = entitlementOf(call);
  const {id, partner, status} = entitlement;
  requirePartner(partner, ['AZURE', 'GCP']);
  if (status === 'ACTIVE') return {body: entitlement};
  if (status !== 'PENDING_START') {
    const message = `The entitlement has the status ${status}, so it can't be approved.`;
    throw new ApiError('entitlement_not_pending_start', {message});
  }
  const approved = call.world.move({
    entityType: 'ENTITLEMENT',
    id,
    to: 'ACTIVE',
    by: 'OPERATION',
    operation: call.slug,
    changes: {updatedBy: clientOf(call)},
  });
  return {body: approved};
}
