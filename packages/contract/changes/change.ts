/**
 * What a change means to clients: they can break, a schema now states a rule that the contract or a
 * guide already had, they can use more, or only words changed.
 */
export const changeClasses = ['breaking', 'corrected', 'additive', 'text'] as const;

export type ChangeClass = (typeof changeClasses)[number];

export type Change = {
  class: ChangeClass;
  /** What kind of change, such as `property-added`. */
  kind: string;
  /** What changed: an operation's slug, a schema's name, an event, an error code, or a catalog. */
  subject: string;
  /** The part that changed, such as a property or a value. */
  part?: string;
  message: string;
};

/** Where clients meet a schema. A change that is safe in one direction can break the other. */
export type Use = {sent: boolean; received: boolean};

/** Names a change in the changelog: `property-added Invoice.sentAt`. */
export const idOf = ({kind, subject, part}: Change): string =>
  `${kind} ${subject}${part === undefined ? '' : `.${part}`}`;

/** The entries of two maps, by whether they were added, removed, or are in both. */
export function compareKeys<T>(
  before: Record<string, T> = {},
  after: Record<string, T> = {},
): {added: [string, T][]; removed: [string, T][]; kept: [string, T, T][]} {
  return {
    added: Object.entries(after).filter(([key]) => !(key in before)),
    removed: Object.entries(before).filter(([key]) => !(key in after)),
    kept: Object.entries(after).flatMap(([key, value]) => {
      const old = before[key];
      return key in before ? [[key, old as T, value] as [string, T, T]] : [];
    }),
  };
}

/** What clients must know first comes first. */
export const byClass = (a: Change, b: Change): number =>
  changeClasses.indexOf(a.class) - changeClasses.indexOf(b.class) || (idOf(a) < idOf(b) ? -1 : 1);

/** Whether two JSON values are the same, regardless of the order of keys. */
export const isSame = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

/** A JSON value as text that doesn't depend on the order of keys. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) ?? 'undefined';
