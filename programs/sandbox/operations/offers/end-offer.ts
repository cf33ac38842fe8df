import {ApiError} from '../../api-error';
import type {Call, Entity, Handler} from '../../types';
import {clientOf} from './authors';
import {textOf} from './fields';
import {kindOf} from './offer-kind';
import {offerOf} from './read-offers';

const open = new Set(['PENDING_ACCEPTANCE', 'READY_TO_USE', 'CANCEL_FAILED']);

const deletable = new Set(['DRAFT', 'CREATE_FAILED', 'EXPIRED', 'CANCELLED']);

/** The reason isn't a field of the offer, so only the audit log has it. */
function recordReason(call: Call, offer: Entity): void {
  if (typeof call.body.reason !== 'string') return;
  call.world.audit({
    orgId: offer.orgId,
    action: 'CANCEL',
    priority: 'MEDIUM',
    entityType: 'OFFER',
    entityId: offer.id,
    entityName: offer.name,
    actor: clientOf(call),
    changes: [{field: 'reason', after: call.body.reason}],
  });
}

export const cancelOffer: Handler = (call) => {
  const {world} = call;
  const offer = offerOf(call);
  const status = textOf(offer.status);
  if (status === 'PENDING_CREATE') throw new ApiError('change_in_progress');
  const kind = kindOf(offer);
  const isWithoutAcceptance = kind === 'PUBLIC' || kind === 'DIRECT';
  if (!open.has(status) && !(status === 'ACTIVE' && isWithoutAcceptance)) {
    throw new ApiError('offer_status_not_cancellable', {
      message: `The offer has the status ${status}. Only published offers can be canceled.`,
    });
  }
  const cancelled = world.move({
    entityType: 'OFFER',
    id: offer.id,
    to: 'PENDING_CANCEL',
    by: 'OPERATION',
    operation: 'cancel-offer',
    changes: {updatedBy: clientOf(call)},
  });
  recordReason(call, cancelled);
  return {body: cancelled};
};

export const deleteOffer: Handler = (call) => {
  const offer = offerOf(call);
  const status = textOf(offer.status);
  if (!deletable.has(status)) {
    throw new ApiError('offer_status_not_deletable', {
      message: `The offer has the status ${status}, so it can't be deleted.`,
    });
  }
  call.world.move({
    entityType: 'OFFER',
    id: offer.id,
    to: 'DELETED',
    by: 'OPERATION',
    operation: 'delete-offer',
    changes: {updatedBy: clientOf(call)},
  });
  return {};
};
