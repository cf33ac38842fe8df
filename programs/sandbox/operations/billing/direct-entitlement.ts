import {textOf} from '../../lists/text';
import type {Entity, World} from '../../types';
import type {Term as EntitlementTerm} from '../entitlements/model';
import type {CalendarDate} from './calendar';
import {allOf, isDirect} from './entities';
import type {Money} from './money';
import type {BillableDimension} from './usage-lines';

export type CommitDimension = {
  key: string;
  name: string;
  rate: Money;
  quantity: string;
  duration: {length: number; unit: string};
};

export type Installment = {
  chargeDate: CalendarDate;
  amount: Money;
  originalAmount?: Money;
  discountPercentage?: string;
};

export type Addon = {
  id: string;
  name: string;
  amount: Money;
  chargeDate: CalendarDate;
  invoiceId?: string;
};

/** What billing reads of an entitlement through Stripe or Adyen. */
export type DirectEntitlement = Entity & {
  orgId: string;
  name: string;
  partner: string;
  integrationId: string;
  buyerId: string;
  status: string;
  currentTermId: string;
  startDate: CalendarDate;
  endDate?: CalendarDate;
  pricing: {
    commitAmount?: Money;
    commits?: CommitDimension[];
    billableDimensions?: BillableDimension[];
    paymentSchedule?: string;
    installments?: Installment[];
    overageOnly?: boolean;
  };
  details: {
    billingCycle: string;
    billingIntervalMonths: number;
    prorated?: boolean;
    netTermsDays?: number;
    gracePeriodDays?: number;
    trial?: {length: number; unit: string};
    nextInvoiceDate?: CalendarDate;
  };
  addons: Addon[];
  amounts: {grossAmount: Money; invoicedAmount: Money};
};

/** What billing reads of a term. */
export type Term = Entity &
  Pick<
    EntitlementTerm,
    | 'startDate'
    | 'endDate'
    | 'commitAmount'
    | 'usedCommitAmount'
    | 'creditAmount'
    | 'usedCreditAmount'
    | 'reportedAmount'
    | 'parentTermId'
    | 'subTermIds'
  >;

export const isBilledDirectly = (entitlement: Entity): entitlement is DirectEntitlement =>
  isDirect(textOf(entitlement.partner));

/** Those that are in effect. A canceled one is still billed until it ends. */
export const billedEntitlements = (world: World): DirectEntitlement[] =>
  allOf<DirectEntitlement>(world, 'Entitlement').filter(
    (entitlement) =>
      isBilledDirectly(entitlement) && ['ACTIVE', 'PENDING_CANCEL'].includes(entitlement.status),
  );

export const currencyOf = ({amounts}: DirectEntitlement): string => amounts.grossAmount.currency;
