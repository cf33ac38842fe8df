import type {Transition} from './spec-types';

type By = Pick<Transition, 'by'>;

/** Who moves a status: what readers call them, and whose line it is on a map. */
const movers: Record<string, {name: string; label: string; line: string}> = {
  OPERATION: {name: 'operation', label: 'You', line: 'you'},
  MARKETPLACE: {name: 'marketplace', label: 'The marketplace', line: 'other'},
  PAYMENT_PROVIDER: {name: 'payment provider', label: 'The payment provider', line: 'other'},
  STAFF: {name: 'support', label: 'Support', line: 'other'},
  BUYER: {name: 'buyer', label: 'The buyer', line: 'buyer'},
  CLOCK: {name: 'date reached', label: 'A date', line: 'date'},
  PLATFORM: {name: 'automatic', label: 'Argosy', line: 'argosy'},
};

const moverFor = ({by}: By) =>
  movers[by] ?? {name: by.toLowerCase(), label: by.toLowerCase(), line: 'other'};

export const moverName = (transition: By): string => moverFor(transition).name;
export const moverLabel = (transition: By): string => moverFor(transition).label;
export const moverOf = (transition: By): string => moverFor(transition).line;
