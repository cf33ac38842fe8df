const catalogKinds: ReadonlySet<string> = new Set(['event', 'methods']);

/** A single error, event, or status, which has its name in code as the heading. */
export const isCatalogEntry = (kind: string, level: number, heading: string): boolean =>
  catalogKinds.has(kind) || (level > 1 && isNameInCode(heading));

/** A term of the glossary. */
export const isTerm = (path: string, level: number): boolean =>
  level > 1 && path.endsWith('/glossary');

/** `offer.accepted`, `rate_limited`, or `PENDING_ACCEPTANCE`. */
export const isNameInCode = (heading: string): boolean =>
  /^[\w.]+$/.test(heading) && (/[._]/.test(heading) || /^[A-Z]{4,}$/.test(heading));
