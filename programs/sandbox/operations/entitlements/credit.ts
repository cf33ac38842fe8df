import {ApiError} from '../../api-error';
import type {Call} from '../../types';
import {clientOf} from '../offers/authors';
import {addExactly} from './amounts';
import {
  entitlementOf,
  requireActive,
  requireCurrency,
  requirePositive,
  updateAndNotify,
} from './guards';
import type {Entitlement, Money, Term} from './model';
import {amountsCurrency, currentTermOf, termsOf} from './terms';

export function addCredit(call: Call) {
  const {world, body} = call;
  const entitlement = entitlementOf(call);
  const amount = body.amount as Money;
  const term = creditedTerm(call, entitlement);
  requireActive(entitlement);
  requirePositive(amount, '/amount/amount');
  requireCurrency(amount.currency, amountsCurrency(entitlement), '/amount/currency');
  const newCreditAmount = addExactly(term.creditAmount, amount);
  world.update('ENTITLEMENT_TERM', term.id, {creditAmount: newCreditAmount});
  updateAndNotify(call, entitlement.id, {});
  return {
    body: {
      entitlementId: entitlement.id,
      entitlementTermId: term.id,
      amount,
      newCreditAmount,
      ...(body.note !== undefined && {note: body.note}),
      createdAt: world.now(),
      createdBy: clientOf(call),
    },
  };
}

function creditedTerm({world, body}: Call, entitlement: Entitlement): Term {
  const {entitlementTermId} = body;
  if (entitlementTermId === undefined) return currentTermOf(world, entitlement);
  const term = termsOf(world, entitlement.id).find(({id}) => id === entitlementTermId);
  if (!term) throw new ApiError('entitlement_term_not_found');
  return term;
}
