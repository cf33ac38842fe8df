import type {ClockJob, Handlers, Reactions, RequestChecks} from '../types';
import {billEntitlements, entitlementReactions} from './billing/bill-entitlements';
import {paymentReactions, settlePayments} from './billing/charge';
import {chargeDueInvoices, invoiceReactions, issueDrafts} from './billing/invoice-lifecycle';
import {invoiceOperations} from './billing/invoices';
import {metricChecks, metricOperations} from './billing/metrics';
import {paymentOperations} from './billing/payments';
import {refundOperations, refundReactions, settleRefunds} from './billing/refunds';
import {billLastUsage} from './billing/usage-invoice';
import {buyerOperations} from './contacts/buyers';
import {contactChecks, contactOperations, linkOperations} from './contacts/contacts';
import {
  approve,
  cancelEntitlement,
  scheduleCancellation,
  unscheduleCancellation,
} from './entitlements/cancel';
import {addCredit, applyAddon, updateName, updateSeats} from './entitlements/changes';
import {entitlementsJobs} from './entitlements/clock-jobs';
import {createEntitlement} from './entitlements/create';
import {deleteTerm, divideCommit} from './entitlements/divide';
import {entitlementsChecks} from './entitlements/guards';
import {updatePriceModel} from './entitlements/price-model';
import {entitlementsReactions} from './entitlements/reactions';
import {readOperations} from './entitlements/read';
import {updateMetaInfo} from './meta-info';
import {cancelOffer, deleteOffer, extendOffer, syncOffer} from './offers/change-offer';
import {createOffer, saveDraftOffer} from './offers/create-offer';
import {offersJobs, offersReactions} from './offers/offer-lifecycle';
import {
  getOffer,
  getOfferByExternalId,
  getOfferEula,
  getResellerEula,
  listOffers,
  queryOffers,
} from './offers/read-offers';
import {sendOffer} from './offers/send-offer';
import {checkPartner} from './partners';
import {
  deleteProduct,
  getProduct,
  listMeteringDimensions,
  listProducts,
  listProductsByPartner,
  publishProduct,
  updateFulfillmentUrl,
  updateProduct,
} from './products/change-product';
import {productsReactions} from './products/product-lifecycle';
import {createProduct, saveDraftProduct} from './products/save-product';
import {readingChecks, readingOperations} from './reading';
import {usageChecks} from './usage/check-group';
import {configOperations} from './usage/config';
import {listDailyRecords} from './usage/daily-records';
import {groupOperations, reportOperations} from './usage/groups';
import {reportUsage, usageReactions} from './usage/hourly-job';
import {walletJobs, walletOperations, walletReactions} from './wallets/jobs';

/** By slug. Operations that are missing here return their documented examples. */
const handlers: Handlers = {
  ...contactOperations,
  ...buyerOperations,
  ...linkOperations,

  'cancel-offer': cancelOffer,
  'create-offer': createOffer,
  'create-or-update-draft-offer': saveDraftOffer,
  'delete-offer': deleteOffer,
  'extend-private-offer-expiry-date': extendOffer,
  'get-offer': getOffer,
  'get-offer-by-external-id': getOfferByExternalId,
  'get-offer-eula': getOfferEula,
  'get-offer-reseller-eula': getResellerEula,
  'list-offers': listOffers,
  'query-offers': queryOffers,
  'send-offer-notifications': sendOffer,
  'sync-offer': syncOffer,
  'update-offer-meta-info': updateMetaInfo('Offer', 'OFFER', 'offerId', 'offer_not_found'),

  'create-or-update-draft-product': saveDraftProduct,
  'create-product': createProduct,
  'delete-product': deleteProduct,
  'get-product': getProduct,
  'list-product-metering-dimensions': listMeteringDimensions,
  'list-products': listProducts,
  'list-products-by-partner': listProductsByPartner,
  'publish-product': publishProduct,
  'update-product': updateProduct,
  'update-product-fulfillment-url': updateFulfillmentUrl,
  'update-product-meta-info': updateMetaInfo(
    'Product',
    'PRODUCT',
    'productId',
    'product_not_found',
  ),

  ...readOperations,
  'add-entitlement-credit': addCredit,
  'apply-addon-to-entitlement': applyAddon,
  'approve-entitlement': approve,
  'cancel-entitlement': cancelEntitlement,
  'create-entitlement': createEntitlement,
  'delete-entitlement-term': deleteTerm,
  'divide-entitlement-commit': divideCommit,
  'schedule-entitlement-cancellation': scheduleCancellation,
  'unschedule-entitlement-cancellation': unscheduleCancellation,
  'update-entitlement-meta-info': updateMetaInfo(
    'Entitlement',
    'ENTITLEMENT',
    'entitlementId',
    'entitlement_not_found',
  ),
  'update-entitlement-name': updateName,
  'update-entitlement-price-model': updatePriceModel,
  'update-entitlement-seat': updateSeats,

  ...walletOperations,

  ...invoiceOperations,
  ...paymentOperations,
  ...refundOperations,
  ...metricOperations,

  ...configOperations,
  ...groupOperations,
  ...reportOperations,
  'list-usage-metering-daily-records': listDailyRecords,

  ...readingOperations,
};

/** What an earlier job does can be due in a later one. An ending entitlement still reports usage. */
const jobs: ClockJob[] = [
  ...offersJobs,
  reportUsage,
  ...entitlementsJobs,
  ...walletJobs,
  // An invoice can be created, issued, and due on the same day.
  billEntitlements,
  billLastUsage,
  issueDrafts,
  chargeDueInvoices,
  settlePayments,
  settleRefunds,
];

/** Several domains can react to the same change. They do so in this order. */
const reactions: Reactions = mergedReactions([
  offersReactions,
  productsReactions,
  entitlementsReactions,
  usageReactions,
  walletReactions,
  invoiceReactions,
  paymentReactions,
  refundReactions,
  entitlementReactions,
]);

const checks: RequestChecks = {
  ...contactChecks,
  'get-partner-metrics': checkPartner,
  'list-products-by-partner': checkPartner,
  ...entitlementsChecks,
  ...usageChecks,
  ...metricChecks,
  ...readingChecks,
};

/** Everything that the domains do. */
export const operations = {handlers, jobs, reactions, checks};

export function mergedReactions(maps: Reactions[]): Reactions {
  const all: Reactions = {};
  for (const [name, react] of maps.flatMap((map) => Object.entries(map))) {
    const earlier = all[name];
    all[name] = earlier
      ? (world, entity, previous) => {
          earlier(world, entity, previous);
          react(world, entity, previous);
        }
      : react;
  }
  return all;
}
