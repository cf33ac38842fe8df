import type {Handlers} from '../../types';
import {applyAddon} from './addon';
import {approve} from './approve';
import {cancelEntitlement, scheduleCancellation, unscheduleCancellation} from './cancel';
import {createEntitlement} from './create';
import {addCredit} from './credit';
import {deleteTerm} from './delete-term';
import {divideCommit} from './divide';
import {updateMetaInfo} from './meta-info';
import {updateName} from './name';
import {updatePriceModel} from './price-model';
import {readOperations} from './read';
import {updateSeats} from './seats';

export {entitlementsChecks} from './checks';
export {entitlementsJobs} from './clock-jobs';
export {entitlementsReactions} from './reactions';

export const entitlementsOperations: Handlers = {
  ...readOperations,
  'create-entitlement': createEntitlement,
  'approve-entitlement': approve,
  'cancel-entitlement': cancelEntitlement,
  'schedule-entitlement-cancellation': scheduleCancellation,
  'unschedule-entitlement-cancellation': unscheduleCancellation,
  'update-entitlement-name': updateName,
  'update-entitlement-meta-info': updateMetaInfo,
  'update-entitlement-seat': updateSeats,
  'update-entitlement-price-model': updatePriceModel,
  'add-entitlement-credit': addCredit,
  'apply-addon-to-entitlement': applyAddon,
  'divide-entitlement-commit': divideCommit,
  'delete-entitlement-term': deleteTerm,
};
