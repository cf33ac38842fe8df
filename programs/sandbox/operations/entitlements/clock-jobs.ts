import type {ClockJob, World} from '../../types';
import {addDays, addMonths} from '../billing/calendar';
import {system} from '../offers/authors';
import {activateIfDue} from './activation';
import {beginScheduledCancellation, finishCancellation} from './cancel';
import {today} from './dates';
import {asEntitlement, type Entitlement} from './model';
import {endOrRenew, switchToDueTerm} from './next-term';
import {applyScheduledPrice} from './price-model';

const defaultAlertDays = 30;
/** Azure's limits, which the operations' descriptions mention. */
const approvalDays = 30;
const suspensionDays = 30;
const retentionYears = 7;

const all = (world: World): Entitlement[] =>
  world.store.collection('Entitlement').all().map(asEntitlement);

const withStatus = (world: World, ...statuses: string[]): Entitlement[] =>
  all(world).filter(({status}) => statuses.includes(status));

/** Starts, changes, renews, and ends terms on their dates, in the order of a day. */
const runTerms: ClockJob = (world) => {
  for (const {id} of withStatus(world, 'PENDING_START')) activateIfDue(world, id);
  for (const {id} of withStatus(world, 'ACTIVE', 'SUSPENDED')) {
    beginScheduledCancellation(world, id);
    switchToDueTerm(world, id);
    applyScheduledPrice(world, id);
    endOrRenew(world, id);
  }
};

/** Ends what was canceled before. */
const runCancellations: ClockJob = (world) => {
  if (!world.settings.automatic) return;
  for (const {id, endDate} of withStatus(world, 'PENDING_CANCEL')) {
    if (endDate === undefined || endDate <= today(world)) finishCancellation(world, id);
  }
};

/** Azure ends purchases that are never approved, or never paid. */
const runAzureDeadlines: ClockJob = (world) => {
  if (!world.settings.automatic) return;
  for (const {id, partner, status, createdAt, suspendedAt} of all(world)) {
    if (partner !== 'AZURE') continue;
    const isLate =
      (status === 'PENDING_START' && isOver(world, createdAt, approvalDays)) ||
      (status === 'SUSPENDED' && isOver(world, suspendedAt, suspensionDays));
    if (!isLate) continue;
    const changes = {updatedBy: system};
    world.move({entityType: 'ENTITLEMENT', id, to: 'CANCELLED', by: 'MARKETPLACE', changes});
  }
};

const isOver = (world: World, moment: string | undefined, days: number): boolean =>
  moment !== undefined && addDays(moment.slice(0, 10), days) + moment.slice(10) <= world.now();

/** Sends `entitlement.ending_soon` once for each end date. */
const runReminders: ClockJob = (world) => {
  const sent = world.store.collection('SandboxReminder');
  for (const entitlement of withStatus(world, 'ACTIVE', 'SUSPENDED')) {
    const {id, endDate, alertDaysBeforeEnd = defaultAlertDays} = entitlement;
    if (endDate === undefined || endDate <= today(world)) continue;
    if (addDays(endDate, -alertDaysBeforeEnd) > today(world)) continue;
    const reminder = `${id} ${endDate}`;
    if (sent.get(reminder)) continue;
    sent.put({id: reminder});
    world.emit('entitlement.ending_soon', 'ENTITLEMENT', entitlement);
  }
};

const runRetention: ClockJob = (world) => {
  const limit = addMonths(today(world), -12 * retentionYears);
  for (const {id, cancelledAt} of withStatus(world, 'CANCELLED')) {
    if (cancelledAt === undefined || cancelledAt.slice(0, 10) > limit) continue;
    const changes = {updatedBy: system};
    world.move({entityType: 'ENTITLEMENT', id, to: 'DELETED', by: 'PLATFORM', changes});
  }
};

export const entitlementsJobs: ClockJob[] = [
  runTerms,
  runCancellations,
  runAzureDeadlines,
  runReminders,
  runRetention,
];
