import type {Call} from '../../types';
import {clientOf} from '../offers/authors';
import {textOf} from '../offers/fields';
import {today} from './dates';
import {
  entitlementOf,
  invalidField,
  requireActive,
  requireCurrency,
  requirePartner,
  requirePositive,
  updateAndNotify,
} from './guards';
import type {Money} from './model';
import {amountsCurrency} from './terms';

const mostAddons = 100;

export function applyAddon(call: Call) {
  const {world, body} = call;
  const entitlement = entitlementOf(call);
  requirePartner(entitlement.partner, ['STRIPE', 'ADYEN']);
  requireActive(entitlement);
  const amount = body.amount as Money;
  requirePositive(amount, '/amount/amount');
  requireCurrency(amount.currency, amountsCurrency(entitlement), '/amount/currency');
  if (textOf(body.chargeDate) < today(world)) {
    throw invalidField('/chargeDate', 'minimum', `Must be ${today(world)} or later.`);
  }
  if (entitlement.addons.length >= mostAddons) {
    const message = `An entitlement can have at most ${mostAddons} add-ons.`;
    throw invalidField('/name', 'maxItems', message);
  }
  const addon = {
    id: world.newId('addon'),
    name: body.name,
    ...(body.description !== undefined && {description: body.description}),
    amount,
    chargeDate: body.chargeDate,
    createdAt: world.now(),
    createdBy: clientOf(call),
  };
  return {body: updateAndNotify(call, entitlement.id, {addons: [...entitlement.addons, addon]})};
}
