import type {Json} from '../types';

/** A value as the text that a query or a cursor compares it with. */
export const textOf = (value: Json | undefined): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);
