/** A referral as in the dataset of referrals. An opportunity shared with two clouds has two. */
export type Referral = {
  partner: string;
  /** The opportunity's ID in the CRM. */
  opportunity: string;
  direction: 'INBOUND' | 'OUTBOUND';
  outcome: 'LOST' | 'OPEN' | 'PENDING' | 'REJECTED' | 'WON';
  amount: string;
  /** The person at the cloud, if the cloud names one. */
  contact?: string;
  sharedAt: string;
  answeredAt?: string;
  closedAt?: string;
};

/** Referrals come from the clouds, and no operation returns or changes them, so they're fixed. */
export const referrals: Referral[] = [
  {
    partner: 'AWS',
    opportunity: '006Qy00000LhCobalt',
    direction: 'INBOUND',
    outcome: 'WON',
    amount: '120000.00',
    contact: 'Dana Whitfield',
    sharedAt: '2026-01-16T14:00:00Z',
    answeredAt: '2026-01-19T09:20:00Z',
    closedAt: '2026-03-24T15:30:00Z',
  },
  {
    partner: 'AWS',
    opportunity: '006Qy00000LhOsprey',
    direction: 'INBOUND',
    outcome: 'OPEN',
    amount: '60000.00',
    contact: 'Rafael Ortega',
    sharedAt: '2026-02-20T16:10:00Z',
    answeredAt: '2026-02-23T08:45:00Z',
  },
  {
    partner: 'AWS',
    opportunity: '006Qy00000LhNorthL',
    direction: 'OUTBOUND',
    outcome: 'OPEN',
    amount: '40000.00',
    contact: 'Dana Whitfield',
    sharedAt: '2026-02-05T10:30:00Z',
    answeredAt: '2026-02-09T17:00:00Z',
  },
  {
    partner: 'AWS',
    opportunity: '006Qy00000LhSableF',
    direction: 'OUTBOUND',
    outcome: 'OPEN',
    amount: '130000.00',
    contact: 'Rafael Ortega',
    sharedAt: '2026-01-21T09:00:00Z',
    answeredAt: '2026-01-26T18:30:00Z',
  },
  {
    partner: 'AWS',
    opportunity: '006Qy00000LhTernLo',
    direction: 'OUTBOUND',
    outcome: 'OPEN',
    amount: '80000.00',
    contact: 'Dana Whitfield',
    sharedAt: '2026-03-09T11:15:00Z',
    answeredAt: '2026-03-12T16:40:00Z',
  },
  {
    partner: 'AWS',
    opportunity: '006Qy00000LhQuarry',
    direction: 'OUTBOUND',
    outcome: 'LOST',
    amount: '25000.00',
    contact: 'Rafael Ortega',
    sharedAt: '2026-01-28T13:00:00Z',
    answeredAt: '2026-02-02T15:10:00Z',
    closedAt: '2026-03-18T09:10:00Z',
  },
  {
    partner: 'AWS',
    opportunity: '006Qy00000LhAlderS',
    direction: 'OUTBOUND',
    outcome: 'PENDING',
    amount: '30000.00',
    contact: 'Dana Whitfield',
    sharedAt: '2026-03-23T09:40:00Z',
  },
  {
    partner: 'AWS',
    opportunity: '006Qy00000LhBasalt',
    direction: 'OUTBOUND',
    outcome: 'REJECTED',
    amount: '15000.00',
    contact: 'Rafael Ortega',
    sharedAt: '2026-02-13T10:00:00Z',
    answeredAt: '2026-02-17T19:05:00Z',
  },
  {
    partner: 'AZURE',
    opportunity: '006Qy00000LhFjordC',
    direction: 'INBOUND',
    outcome: 'OPEN',
    amount: '8000.00',
    sharedAt: '2026-02-26T08:00:00Z',
    answeredAt: '2026-03-02T09:00:00Z',
  },
  {
    partner: 'AZURE',
    opportunity: '006Qy00000LhNorthL',
    direction: 'OUTBOUND',
    outcome: 'OPEN',
    amount: '40000.00',
    sharedAt: '2026-02-06T08:15:00Z',
    answeredAt: '2026-02-11T12:30:00Z',
  },
  {
    partner: 'AZURE',
    opportunity: '006Qy00000LhBirch0',
    direction: 'OUTBOUND',
    outcome: 'WON',
    amount: '16200.00',
    sharedAt: '2026-01-20T10:00:00Z',
    answeredAt: '2026-01-23T13:45:00Z',
    closedAt: '2026-02-26T09:10:00Z',
  },
  {
    partner: 'AZURE',
    opportunity: '006Qy00000LhDental',
    direction: 'OUTBOUND',
    outcome: 'PENDING',
    amount: '12000.00',
    sharedAt: '2026-03-25T14:20:00Z',
  },
  {
    partner: 'GCP',
    opportunity: '006Qy00000LhGames0',
    direction: 'OUTBOUND',
    outcome: 'WON',
    amount: '36000.00',
    sharedAt: '2026-02-12T09:30:00Z',
    answeredAt: '2026-02-13T16:00:00Z',
    closedAt: '2026-03-02T16:30:00Z',
  },
  {
    partner: 'GCP',
    opportunity: '006Qy00000LhPolarS',
    direction: 'OUTBOUND',
    outcome: 'REJECTED',
    amount: '9000.00',
    sharedAt: '2026-03-04T11:00:00Z',
    answeredAt: '2026-03-06T10:25:00Z',
  },
];

/** People at a cloud, as the clouds name them with their referrals. */
export const partnerContacts = [
  {
    partner: 'AWS',
    name: 'Dana Whitfield',
    emailAddress: 'dana.whitfield@cloud-sales.example',
    role: 'SALES_REP',
  },
  {
    partner: 'AWS',
    name: 'Rafael Ortega',
    emailAddress: 'rafael.ortega@cloud-sales.example',
    role: 'PARTNER_DEVELOPMENT_MANAGER',
  },
];
