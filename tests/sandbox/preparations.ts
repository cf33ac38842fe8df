import type {JsonObject} from '@argosy/sandbox';
import type {State} from './documented/earlier-world';

export interface Preparation {
  /** The world right before this moment, instead of the moment that the answer tells. */
  moment?: string;
  /** Changes the state, where the contract doesn't show the earlier one. */
  change?: (state: State) => void;
}

/** Changes fields of a sample entity. Undefined removes a field. */
const set =
  (schema: string, id: string, fields: JsonObject) =>
  (state: State): void => {
    const entity = state[schema]?.find((candidate) => candidate.id === id);
    if (!entity) throw new Error(`The sample data has no ${schema} ${id}.`);
    for (const [name, value] of Object.entries(fields)) {
      if (value === undefined) Reflect.deleteProperty(entity, name);
      else (entity as JsonObject)[name] = value;
    }
  };

const luca = 'con_01KG4CHFZ0TEREGGHDTS1JREHJ';
const ferro = 'buy_01KG4DZ8T0D017QGV7B4XKK3AS';
const ferroCard = 'wal_01KG4EHJR0N0E37NBK2E7V3THC';

const amount = (value: string): JsonObject => ({amount: value, currency: 'USD'});

const ferroEntitlement = 'ent_01KG722XM0TXKK4A2F8H0AHB40';

const ferroIsActive = set('Entitlement', ferroEntitlement, {status: 'ACTIVE'});

/** What a documented scenario starts from, if the dates of its answer don't tell. By slug and example. */
export const preparations: Record<string, Preparation> = {
  'create-contact/known-address': {moment: '2026-01-29T08:00:00Z'},
  'remove-contact-from-buyer/default': {
    change: set('Buyer', 'buy_01KGEWPY80H4478JN8HNVJ2DPT', {contactIds: [luca]}),
  },
  'remove-contact-from-offer/default': {
    change: set('Offer', 'offr_01KGEYDW20DMHX5NV864KHB835', {contactIds: [luca]}),
  },
  'cancel-offer/azure-private-offer': {
    change: set('Offer', 'offr_01KKTXZ8M04B4GVGRJV873Y8J6', {status: 'PENDING_ACCEPTANCE'}),
  },
  'report-usage-record-group/aws-hour-again': {moment: '2026-03-14T11:30:00Z'},
  // The links work for an hour.
  'get-offer-eula/link': {moment: '2026-02-24T14:00:00Z'},
  'get-offer-eula/text': {moment: '2026-02-24T14:10:00Z'},
  'get-offer-reseller-eula/link': {moment: '2026-03-10T09:50:00Z'},
  'get-offer-reseller-eula/text': {moment: '2026-03-10T10:00:00Z'},
  'create-entitlement/starts-later': {
    change: set('Offer', 'offr_01KG4FP6M0MR1CNQHTYPGHKT53', {status: 'ACTIVE'}),
  },
  'add-entitlement-credit/outage-credit': {
    change: (state) => {
      ferroIsActive(state);
      set('EntitlementTerm', 'term_01KG722YK81EQ10HGCY1HM3Q8B', {
        creditAmount: amount('0.00'),
        usedCreditAmount: amount('0.00'),
      })(state);
    },
  },
  // Two invoices later.
  'apply-addon-to-entitlement/onboarding': {
    change: (state) => {
      const entitlement = state.Entitlement?.find(({id}) => id === ferroEntitlement);
      set('Entitlement', ferroEntitlement, {
        status: 'ACTIVE',
        externalId: 'sub_1QFerro2026',
        details: {...(entitlement?.details as JsonObject), nextInvoiceDate: '2026-05-01'},
        amounts: {grossAmount: amount('1750.00'), invoicedAmount: amount('1750.00')},
      })(state);
    },
  },
  'divide-entitlement-commit/two-halves': {
    change: set('EntitlementTerm', 'term_01KJ7ZFPERK9YZKFQNKZQ8JSCD', {
      subTermIds: [],
      usedCommitAmount: amount('0.00'),
    }),
  },
  // The revenue of March, which was imported in between.
  'update-entitlement-seat/more-seats': {
    change: set('Entitlement', 'ent_01KJCKGKGGFSVX72WP9AKSY11K', {
      amounts: {
        grossAmount: amount('1350.00'),
        invoicedAmount: amount('1350.00'),
        collectableAmount: amount('1309.50'),
        disbursedAmount: amount('0.00'),
      },
    }),
  },
  'report-usage-record-group/direct-billing': {change: ferroIsActive},
  'batch-report-usage-record-groups/two-buyers': {change: ferroIsActive},
  'batch-validate-usage-record-groups/one-wrong-key': {moment: '2026-03-14T11:05:00Z'},
  'list-usage-record-groups/failed-groups': {moment: '2026-03-14T13:00:00Z'},
  'list-usage-record-reports/failed-report': {moment: '2026-03-14T13:00:00Z'},
  'close-credit-wallet/close-pilot-credit': {
    change: set('Wallet', 'wal_01KGVN8NM085SBA6D53DWFT073', {
      status: 'ACTIVE',
      closedAt: undefined,
    }),
  },
  'pay-invoice/from-default-wallet': {
    change: set('Buyer', ferro, {
      paymentConfig: {
        currency: 'USD',
        allowedWalletTypes: ['CARD', 'ACH_DEBIT'],
        defaultWalletId: ferroCard,
      },
    }),
  },
  'void-invoice/wrong-buyer': {
    change: set('Invoice', 'inv_01KNDFK5Y0D4JGVAEVKVPMM998', {
      status: 'ISSUED',
      voidedAt: undefined,
      voidReason: undefined,
    }),
  },
};
