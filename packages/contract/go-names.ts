import {sdkVersion} from './sdk-version';

/** The Go module. From version 2 on, its path ends with the major version. */
export const goModule = `argosy.example/go/argosy/v${sdkVersion.split('.')[0]}`;

/** Words that Go writes in capitals: https://go.dev/wiki/CodeReviewComments#initialisms */
const initialisms = new Set([
  ...['api', 'arn', 'csv', 'html', 'http', 'https', 'id', 'ip', 'json', 'pdf', 'uid', 'url'],
  ...['ach', 'aws', 'crm', 'eula', 'gcp', 'sepa', 'sku'],
]);

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.toLowerCase());

function exported(word: string): string {
  if (initialisms.has(word)) return word.toUpperCase();
  const singular = word.replace(/s$/, '');
  if (initialisms.has(singular)) return `${singular.toUpperCase()}s`;
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A name of the contract as an exported Go name: orgId becomes OrgID, AWS_CHINA AWSChina. */
export const goName = (name: string): string => wordsOf(name).map(exported).join('');

/** A name of the contract as a Go variable: apiClientId becomes apiClientID. */
export function goVariable(name: string): string {
  const [first = '', ...rest] = wordsOf(name);
  return first + rest.map(exported).join('');
}

/**
 * The field of a union for one variant: the variant's name without the last words of the union's, or
 * else without the first. AwsOfferTerms is AWS in OfferTerms, QueryAny is Any in QueryFilter.
 */
export function goVariant(union: string, variant: string): string {
  const [unionWords, words] = [wordsOf(union), wordsOf(variant)];
  let end = 0;
  while (words.at(-1 - end) === unionWords.at(-1 - end)) end += 1;
  const rest = end > 0 ? words.slice(0, -end) : words.slice(words[0] === unionWords[0] ? 1 : 0);
  return rest.map(exported).join('');
}
