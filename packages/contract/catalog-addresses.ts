import type {CatalogEntry} from './contract-files';

/** The last part of an event page's address: `offer.cancel_failed` → `offer-cancel-failed`. */
export const eventSlug = (type: string): string => type.replaceAll(/[._]/g, '-');

/** The page of an event. */
export const eventAddress = (type: string): string => `/api/events/${eventSlug(type)}`;

/** An error on the page of its status. */
export const errorAddress = (code: string, {status}: Pick<CatalogEntry, 'status'>): string =>
  `/api/errors/${status}#${code}`;
