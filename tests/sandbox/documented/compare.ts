import type {Json, JsonObject} from '@argosy/sandbox';

export interface Comparison {
  /** What the world already contained, as text. An ID that isn't in it was generated. */
  known: string;
  /** Whether the operation changes something, so that the answer contains new times and IDs. */
  changes: boolean;
}

const id = /\b[a-z]{2,7}_[0-9A-HJKMNP-TV-Z]{26}\b/g;
const timestamp = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const signature = /(token=v1\.|sig=)[0-9a-f]+/g;

/** Where an answer differs from the documented one, apart from generated IDs, times, and cursors. */
export function differences(
  expected: Json | undefined,
  actual: Json | undefined,
  context: Comparison,
  path = '',
): string[] {
  if (isList(expected) && isList(actual)) {
    const length = Math.max(expected.length, actual.length);
    return Array.from({length}, (_, index) =>
      differences(expected[index], actual[index], context, `${path}/${index}`),
    ).flat();
  }
  if (isObject(expected) && isObject(actual)) {
    return [...new Set([...Object.keys(expected), ...Object.keys(actual)])].flatMap((key) =>
      differences(expected[key], actual[key], context, `${path}/${key}`),
    );
  }
  if (isSame(expected, actual, context, path)) return [];
  return [`${path}: ${shown(expected)} is documented, but got ${shown(actual)}`];
}

const isList = (value: Json | undefined): value is Json[] => Array.isArray(value);

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shown = (value: Json | undefined): string =>
  (JSON.stringify(value) ?? 'nothing').slice(0, 300);

function isSame(
  expected: Json | undefined,
  actual: Json | undefined,
  {known, changes}: Comparison,
  path: string,
): boolean {
  if (expected === actual) return true;
  if (typeof expected !== 'string' || typeof actual !== 'string') return false;
  if (path === '/nextCursor' || path === '/access_token') return true;
  if (plain(expected) === plain(actual)) return true;
  if (!changes) return false;
  if (path.endsWith('/requestId')) return actual !== '';
  if (timestamp.test(expected) && timestamp.test(actual)) return true;
  // IDs that a marketplace or payment provider assigns have other forms.
  const isAssigned = /(Id|Url)$/.test(path) && actual !== '' && !known.includes(actual);
  return isAssigned || masked(expected, known, true) === masked(actual, known);
}

const plain = (text: string): string => text.replaceAll(signature, '$1');

/** A generated ID stands for any ID of its kind. */
const masked = (text: string, known: string, all = false): string =>
  plain(text).replaceAll(id, (found) =>
    all || !known.includes(found) ? found.slice(0, found.indexOf('_')) : found,
  );
