import {identity} from '@docs/content-model/identity';

export const offerSubject = (vendorName: string): string => `${vendorName} has an offer for you`;

const filesHost = new URL(identity.apiBaseUrl).hostname.replace(/^api\./, 'files.');

/** The address of a file that we store. */
export const fileUrl = (path: string): string => `https://${filesHost}/${path}`;
