import {ApiError} from '../../errors';
import type {JsonObject} from '../../types';
import type {Wallet} from './entities';

/*
 * The payment provider isn't real, so the last four digits of a payment method decide what it does.
 * They're those of Stripe's test cards.
 */
const declinedAtOnce = '0002';

const failsLater = '0341';

const providerFails = '0119';

const providerNames: Record<string, string> = {STRIPE: 'Stripe', ADYEN: 'Adyen'};

/** Adyen has its own codes for the same reasons. */
const declines: Record<string, JsonObject> = {
  STRIPE: {errorCode: 'card_declined', errorMessage: 'Your card was declined.'},
  ADYEN: {errorCode: '2', errorMessage: 'Refused'},
};

const digitsOf = ({paymentMethod}: Wallet): string | undefined => paymentMethod?.lastFour;

/** Fails if the provider declines the charge before it answers. */
export function requireNoDecline(wallet: Wallet): void {
  if (digitsOf(wallet) !== declinedAtOnce) return;
  const {errorCode, errorMessage} = declines[wallet.partner] ?? {};
  const kind = wallet.type === 'CARD' ? 'card' : 'bank debit';
  throw new ApiError('payment_declined', {
    message: `The ${kind} was declined.`,
    marketplace: {partner: wallet.partner, code: errorCode, message: errorMessage},
  });
}

/** Fails if the provider can't answer a request about the payment method. */
export function requireProvider(wallet: Wallet | undefined): void {
  if (!wallet || digitsOf(wallet) !== providerFails) return;
  throw new ApiError('payment_provider_error', {
    message: `${providerNames[wallet.partner] ?? wallet.partner} rejected the request with the code processing_error.`,
    marketplace: {
      partner: wallet.partner,
      code: 'processing_error',
      message: 'An error occurred while processing your card.',
    },
  });
}

/** Why the provider declines a charge after it accepted it, or nothing. */
export function declineOf(wallet: Wallet): JsonObject | undefined {
  if (wallet.status === 'EXPIRED') {
    return {errorCode: 'expired_card', errorMessage: 'Your card has expired.'};
  }
  if (wallet.status !== 'ACTIVE') return declines[wallet.partner];
  const isDeclined = [declinedAtOnce, failsLater, providerFails].includes(digitsOf(wallet) ?? '');
  return isDeclined ? declines[wallet.partner] : undefined;
}
