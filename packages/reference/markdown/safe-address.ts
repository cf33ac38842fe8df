/** Addresses that only link: relative ones, and those with one of these protocols. */
const safe = /^(?:(?:https?|mailto):|[^:]*$|[^:]*[/?#])/i;

/** An address that can run code, such as `javascript:`, becomes empty. */
export const safeAddress = (address: string): string => (safe.test(address) ? address : '');
