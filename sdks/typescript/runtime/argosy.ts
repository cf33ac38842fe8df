import {
  BillingApi,
  ContactsAndBuyersApi,
  CreditWalletsApi,
  EntitlementsApi,
  NotificationsAndAccessApi,
  OffersApi,
  ProductsApi,
  RevenueAndAnalyticsApi,
  SupportTicketsApi,
  UsageApi,
} from './apis/index.js';
import {type Clock, systemClock} from './clock.js';
import {errorFrom} from './errors.js';
import {withRetries} from './retry.js';
import {BASE_PATH, Configuration} from './runtime.js';
import {TokenSource} from './token.js';

declare const process: {env: Record<string, string | undefined>} | undefined;

export type ArgosyOptions = {
  /** Of the API client; `ARGOSY_CLIENT_ID` by default. */
  clientId?: string;
  /** Of the API client; `ARGOSY_CLIENT_SECRET` by default. */
  clientSecret?: string;
  /** `ARGOSY_BASE_URL` by default, else the production API. */
  baseUrl?: string;
  /** How often a call is repeated after 429 and 503; 3 by default. */
  maxRetries?: number;
  /** A longer wait is not worth it: the call fails at once; 60 by default. */
  maxRetryWaitSeconds?: number;
  clock?: Clock;
};

/** The Argosy API: one property for each group of operations. */
export class Argosy {
  readonly billing: BillingApi;
  readonly contactsAndBuyers: ContactsAndBuyersApi;
  readonly creditWallets: CreditWalletsApi;
  readonly entitlements: EntitlementsApi;
  readonly notificationsAndAccess: NotificationsAndAccessApi;
  readonly offers: OffersApi;
  readonly products: ProductsApi;
  readonly revenueAndAnalytics: RevenueAndAnalyticsApi;
  readonly supportTickets: SupportTicketsApi;
  readonly usage: UsageApi;

  constructor(options: ArgosyOptions = {}) {
    const configuration = configure(options);
    this.billing = new BillingApi(configuration);
    this.contactsAndBuyers = new ContactsAndBuyersApi(configuration);
    this.creditWallets = new CreditWalletsApi(configuration);
    this.entitlements = new EntitlementsApi(configuration);
    this.notificationsAndAccess = new NotificationsAndAccessApi(configuration);
    this.offers = new OffersApi(configuration);
    this.products = new ProductsApi(configuration);
    this.revenueAndAnalytics = new RevenueAndAnalyticsApi(configuration);
    this.supportTickets = new SupportTicketsApi(configuration);
    this.usage = new UsageApi(configuration);
  }
}

/** The generated code does the calls; token, retries and errors are put around its fetch. */
function configure(options: ArgosyOptions): Configuration {
  const {maxRetries = 3, maxRetryWaitSeconds = 60, clock = systemClock} = options;
  const basePath = options.baseUrl ?? environment('ARGOSY_BASE_URL') ?? BASE_PATH;
  const id = required(options.clientId, 'ARGOSY_CLIENT_ID');
  const secret = required(options.clientSecret, 'ARGOSY_CLIENT_SECRET');
  const retrying = (send: () => Promise<Response>) =>
    withRetries(send, {maxRetries, maxRetryWaitSeconds}, clock);

  const tokens = new TokenSource(
    () =>
      retrying(() =>
        fetch(`${basePath}/v1/oauth/token`, {
          method: 'POST',
          headers: {Authorization: `Basic ${btoa(`${id}:${secret}`)}`},
          body: new URLSearchParams({grant_type: 'client_credentials'}),
        }),
      ),
    clock,
  );

  const authorized = (url: RequestInfo | URL, init: RequestInit | undefined, token: string) => {
    const headers = new Headers(init?.headers);
    headers.set('Authorization', `Bearer ${token}`);
    return retrying(() => fetch(url, {...init, headers}));
  };

  return new Configuration({
    basePath,
    fetchApi: async (url, init) => {
      const token = await tokens.get();
      const response = await authorized(url, init, token);
      if (response.status !== 401) return response;
      await response.body?.cancel();
      return authorized(url, init, await tokens.renew(token));
    },
    middleware: [
      {
        onError: async ({error}) => {
          throw error;
        },
        post: async ({response}) => {
          if (!response.ok) throw await errorFrom(response);
        },
      },
    ],
  });
}

function environment(name: string): string | undefined {
  return typeof process === 'undefined' ? undefined : process.env[name];
}

function required(given: string | undefined, name: string): string {
  const value = given ?? environment(name);
  if (!value) throw new TypeError(`Set ${name}, or give it as an option.`);
  return value;
}
