import type {World} from '../../types';
import {addHours, hourOf} from '../dates';
import {addExactly} from '../entitlements/guards';
import {asEntitlement, asTerm, type Entitlement, type Term} from '../entitlements/model';
import {termOn} from '../entitlements/terms';
import {uuidOf} from '../ids';
import {asGroup, asReport, type Group, type Report} from './model';
import {rate, type Rated} from './rate-report';

const reportsOf = (world: World) => world.store.collection('UsageRecordReport');

/** Creates the report of an hour, or prepares the failed one of the groups to be sent again. */
export function prepareReport(world: World, entitlement: Entitlement, groups: Group[]): Report {
  const [first] = groups;
  const startsAt = hourOf(first?.timestamp ?? world.now());
  const term = termOn(world, entitlement, startsAt.slice(0, 10));
  const {rating} = rate(world, entitlement, term, groups);
  const failed = first?.usageRecordReportId && reportsOf(world).get(first.usageRecordReportId);
  if (failed) return sendAgain(world, asReport(failed), {...rating, ...idsOf(groups)});
  const {orgId, buyerId, productId, partner} = entitlement;
  const report: Report = {
    id: world.newId('urr'),
    orgId,
    entitlementId: entitlement.id,
    entitlementTermId: term.id,
    buyerId,
    productId,
    partner,
    status: 'CREATED',
    startsAt,
    endsAt: addHours(startsAt, 1),
    ...idsOf(groups),
    ...rating,
    attemptCount: 1,
    createdAt: world.now(),
    updatedAt: world.now(),
  };
  return asReport(reportsOf(world).put(report));
}

const idsOf = (groups: Group[]) => ({usageRecordGroupIds: groups.map(({id}) => id)});

function sendAgain(world: World, {id, attemptCount}: Report, changes: Partial<Report>): Report {
  const cleared = {message: undefined, marketplaceResponse: undefined};
  const sent = {...changes, ...cleared, status: 'CREATED', attemptCount: attemptCount + 1};
  return asReport(world.update('USAGE_RECORD_REPORT', id, sent));
}

/** The report that the marketplace hasn't responded to yet. */
export function openReport(world: World, id: string | undefined): Report | undefined {
  const report = id === undefined ? undefined : reportsOf(world).get(id);
  return report?.status === 'CREATED' ? asReport(report) : undefined;
}

/** The marketplace accepts a report, so its usage counts from now on. */
export function acceptReport(world: World, report: Report): void {
  const entity = world.store.collection('Entitlement').get(report.entitlementId);
  if (!entity) return;
  const entitlement = asEntitlement(entity);
  const groups = report.usageRecordGroupIds.flatMap((id) => {
    const group = world.store.collection('UsageRecordGroup').get(id);
    return group ? [asGroup(group)] : [];
  });
  // Another report can have used the term's credit since this one was created.
  const term = termOn(world, entitlement, report.startsAt.slice(0, 10));
  const rated = rate(world, entitlement, term, groups);
  drawDown(world, term, rated);
  const accepted = world.update('USAGE_RECORD_REPORT', report.id, {
    ...rated.rating,
    entitlementTermId: term.id,
    status: 'SUCCEEDED',
    externalId: uuidOf(`${report.id} ${report.attemptCount}`),
    message: undefined,
  });
  const details = {previousStatus: report.status};
  world.emit('usage_record_report.succeeded', 'USAGE_RECORD_REPORT', accepted, details);
}

function drawDown(world: World, term: Term, {rating, reportedAmount}: Rated): void {
  const {commit, credit, remaindersBefore, remaindersAfter} = rating;
  const {dimensionRemainders = {}} = term;
  const kept = Object.entries(dimensionRemainders).filter(
    ([key]) => remaindersBefore?.[key] === undefined,
  );
  const remainders = {...Object.fromEntries(kept), ...remaindersAfter};
  world.update('ENTITLEMENT_TERM', term.id, {
    ...(commit && {usedCommitAmount: commit.usedAmount}),
    ...(credit && {usedCreditAmount: credit.usedAmount}),
    reportedAmount: addExactly(term.reportedAmount, reportedAmount),
    dimensionRemainders: Object.keys(remainders).length > 0 ? remainders : undefined,
  });
  const parent =
    term.parentTermId && world.store.collection('EntitlementTerm').get(term.parentTermId);
  if (!parent) return;
  const {usedCommitAmount, reportedAmount: reported} = asTerm(parent);
  world.update('ENTITLEMENT_TERM', parent.id, {
    ...(commit && {usedCommitAmount: addExactly(usedCommitAmount, commit.usedByReportAmount)}),
    reportedAmount: addExactly(reported, reportedAmount),
  });
}

/** The marketplace rejects a report or doesn't respond. */
export function rejectReport(world: World, report: Report, message: string): void {
  const rejected = world.update('USAGE_RECORD_REPORT', report.id, {status: 'FAILED', message});
  const details = {previousStatus: report.status};
  world.emit('usage_record_report.failed', 'USAGE_RECORD_REPORT', rejected, details);
}

/** Whether the marketplace already has usage of the same entitlement and hour. */
export const isHourReported = (world: World, {id, entitlementId, startsAt}: Report): boolean =>
  reportsOf(world)
    .all()
    .some(
      (other) =>
        other.id !== id &&
        other.entitlementId === entitlementId &&
        other.startsAt === startsAt &&
        other.status === 'SUCCEEDED',
    );
