import type {ClockJob, Handlers, Reactions, RequestChecks} from '../types';
import * as billing from './billing';
import {contactsAndBuyersChecks, contactsAndBuyersOperations} from './contacts-and-buyers';
import * as wallets from './credit-wallets';
import * as entitlements from './entitlements';
import {merged, mergedReactions} from './merge';
import {
  notificationsAndAccessChecks,
  notificationsAndAccessOperations,
} from './notifications-and-access';
import * as offers from './offers';
import * as products from './products';
import * as revenue from './revenue-and-analytics';
import * as tickets from './support-tickets';
import * as usage from './usage';

const handlers: Handlers = merged([
  contactsAndBuyersOperations,
  offers.offersOperations,
  products.productsOperations,
  entitlements.entitlementsOperations,
  wallets.creditWalletsOperations,
  billing.billingOperations,
  usage.usageOperations,
  revenue.revenueAndAnalyticsOperations,
  tickets.supportTicketsOperations,
  notificationsAndAccessOperations,
]);

/** What an earlier job does can be due in a later one. An ending entitlement still reports usage. */
const jobs: ClockJob[] = [
  ...offers.offersJobs,
  ...usage.usageJobs,
  ...entitlements.entitlementsJobs,
  ...wallets.creditWalletsJobs,
  ...billing.billingJobs,
  ...revenue.revenueAndAnalyticsJobs,
  ...tickets.supportTicketsJobs,
];

const reactions: Reactions = mergedReactions([
  offers.offersReactions,
  products.productsReactions,
  entitlements.entitlementsReactions,
  usage.usageReactions,
  wallets.creditWalletsReactions,
  billing.billingReactions,
  tickets.supportTicketsReactions,
]);

const checks: RequestChecks = merged([
  contactsAndBuyersChecks,
  products.productsChecks,
  entitlements.entitlementsChecks,
  usage.usageChecks,
  billing.billingChecks,
  revenue.revenueAndAnalyticsChecks,
  notificationsAndAccessChecks,
]);

/** Everything that the domains do. */
export const operations = {handlers, jobs, reactions, checks};
