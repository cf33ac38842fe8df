import {listReply} from '../../lists/list';
import type {ClockJob, Handlers, RequestChecks} from '../../types';
import {listDailyRevenue} from './daily-revenue';
import {getDealVelocity} from './deal-velocity';
import {importRevenue} from './import-revenue';
import {getPartnerContacts} from './partner-contacts';
import {
  getPartnerMetrics,
  getPerPartnerMetrics,
  getTotalMetrics,
  partnerChecks,
} from './partner-metrics';
import {requireMarketplace} from './partners';
import {listRevenueDetails} from './revenue-details';
import {getRevenueReport} from './revenue-report';

export const revenueAndAnalyticsOperations: Handlers = {
  'list-revenue-records': (call) => {
    requireMarketplace(call.query.partner);
    return listReply(call, 'RevenueRecord', {dateField: 'date', newest: 'date'});
  },
  'list-revenue-record-details': listRevenueDetails,
  'list-daily-revenue-records': listDailyRevenue,
  'get-revenue-report': getRevenueReport,
  'get-partner-metrics': getPartnerMetrics,
  'get-per-partner-combined-metrics-with-directional-counts': getPerPartnerMetrics,
  'get-total-combined-partner-metrics': getTotalMetrics,
  'get-partner-contact-analytics': getPartnerContacts,
  'get-deal-velocity-metrics': getDealVelocity,
};

export const revenueAndAnalyticsJobs: ClockJob[] = [importRevenue];

export const revenueAndAnalyticsChecks: RequestChecks = partnerChecks;
