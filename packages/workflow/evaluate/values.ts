/** Conditions, keys, and filters treat absent values and `null` the same. */
export const isMissing = (value: unknown): value is null | undefined =>
  value === undefined || value === null;

/** A value inside nested objects and lists, or `undefined` if a step doesn't exist. */
export function valueAt(value: unknown, steps: readonly (string | number)[]): unknown {
  let found: unknown = value;
  for (const step of steps) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step))
      return undefined;
    found = (found as Record<string | number, unknown>)[step];
  }
  return found;
}

/** Reads a path such as `data.entity.id`. A numeric step is a list index. */
export const pathValue = (value: unknown, path: string): unknown => valueAt(value, path.split('.'));

type Scalar = string | number | boolean;

/** Formats a value inside text. */
export function asText(value: unknown): string {
  if (isMissing(value)) return '';
  return typeof value === 'object' ? JSON.stringify(value) : `${value as Scalar}`;
}

/** Compares type and content, regardless of the order of an object's fields. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [Object.entries(a), b as Record<string, unknown>];
  return (
    left.length === Object.keys(right).length &&
    left.every(([key, value]) => Object.hasOwn(right, key) && equal(value, right[key]))
  );
}
