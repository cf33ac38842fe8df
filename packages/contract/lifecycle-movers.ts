import type {Transition} from './spec-types';

/** Display names of who or what causes a transition. */
const names: Record<string, string> = {
  BUYER: 'buyer',
  CLOCK: 'date reached',
  MARKETPLACE: 'marketplace',
  OPERATION: 'operation',
  PAYMENT_PROVIDER: 'payment provider',
  PLATFORM: 'automatic',
  STAFF: 'support',
};

export const moverName = ({by}: Pick<Transition, 'by'>): string => names[by] ?? by.toLowerCase();
