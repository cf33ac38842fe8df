export type Json = null | boolean | number | string | Json[] | {[key: string]: Json};

export function isObject(value: unknown): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Follows `#/a/b` in a bundled document. Its parts can be percent-encoded. */
export function resolvePointer(document: unknown, ref: string): unknown {
  return ref
    .replace(/^#\//, '')
    .split('/')
    .map((part) => decoded(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (node, part) => (node as Record<string, unknown> | undefined)?.[part],
      document,
    );
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The name of the schema that a reference such as `#/components/schemas/Offer` leads to. */
export const refName = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** A name can be one that every object inherits, such as `constructor`. */
export const valueIn = <T>(values: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;
