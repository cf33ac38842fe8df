import {dateRange} from '../../lists/date-range';
import {listReply} from '../../lists/list';
import type {Call, Handler, JsonObject} from '../../types';
import {decimal} from '../billing/decimal';
import type {Money} from '../billing/money';
import {isWithin, referralCounts, valueOf} from './cosell-metrics';
import {requireCosell} from './partners';
import {partnerContacts, referrals} from './referrals';

/** Everything but the first letter and the domain. */
export function masked(emailAddress: string): string {
  const [name = '', domain = ''] = emailAddress.split('@');
  return `${name.charAt(0)}${'*'.repeat(Math.max(0, name.length - 1))}@${domain}`;
}

function rowsOf(call: Call): JsonObject[] {
  const period = dateRange(call);
  return partnerContacts.flatMap((person) => {
    const shared = referrals.filter(
      ({partner, contact, sharedAt}) =>
        partner === person.partner && contact === person.name && isWithin(period, sharedAt),
    );
    if (shared.length === 0) return [];
    const {accepted, won} = referralCounts(shared);
    const activity = shared.map(
      ({sharedAt, answeredAt, closedAt}) => closedAt ?? answeredAt ?? sharedAt,
    );
    const isViewer = call.actor.role === 'VIEWER';
    const row: JsonObject = {
      ...person,
      ...(isViewer && {emailAddress: masked(person.emailAddress)}),
      sharedReferralCount: shared.length,
      acceptedReferralCount: accepted,
      wonReferralCount: won,
      wonAmount: valueOf(shared, 'WON'),
      lastActivityAt: activity.sort().at(-1),
    };
    return [row];
  });
}

const wonAmountOf = ({wonAmount}: JsonObject): bigint => decimal((wonAmount as Money).amount);

const byWonAmount = (a: JsonObject, b: JsonObject): number =>
  Number(wonAmountOf(b) > wonAmountOf(a)) - Number(wonAmountOf(b) < wonAmountOf(a));

export const getPartnerContacts: Handler = (call) => {
  requireCosell(call.query.partner);
  return listReply(call, 'PartnerContactAnalytics', {
    rows: rowsOf(call).sort(byWonAmount),
    position: ({wonAmount, emailAddress}) => ({
      wonAmount: (wonAmount as Money).amount,
      emailAddress,
    }),
  });
};
