import type {Scenario} from '../run';
import {entitlementScenarios} from './entitlements';
import {invoiceScenarios} from './invoices';
import {notificationScenarios} from './notifications';
import {offerScenarios} from './offers';
import {productScenarios} from './products';
import {refundScenarios} from './refunds';
import {usageScenarios} from './usage';
import {walletScenarios} from './wallets';

/** By name. Each one runs in a new sandbox. */
export const scenarios: Record<string, Scenario> = {
  ...entitlementScenarios,
  ...invoiceScenarios,
  ...notificationScenarios,
  ...offerScenarios,
  ...productScenarios,
  ...refundScenarios,
  ...usageScenarios,
  ...walletScenarios,
};
