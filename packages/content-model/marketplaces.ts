/** The marketplaces' keys in front matter and data, with their display names. */
export const marketplaces = {
  aws: 'AWS',
  azure: 'Azure',
  gcp: 'Google Cloud',
  snowflake: 'Snowflake',
  alibaba: 'Alibaba Cloud',
  direct: 'Direct billing',
} as const;

export type Marketplace = keyof typeof marketplaces;

/** What an answer about a marketplace says after "Offers:". */
export const offeredLabels = {
  yes: 'yes',
  partly: 'partly',
  no: 'no',
  unconfirmed: 'not confirmed',
} as const;

/** What an answer about Argosy says after "Argosy:". */
export const supportedLabels = {
  both: 'console, API',
  api: 'API only',
  automatic: 'automatic',
  partly: 'partly',
  no: 'no',
  uninvolved: 'not involved',
} as const;

type Cell = {
  offers?: {answer: keyof typeof offeredLabels; note?: string};
  argosy: {answer: keyof typeof supportedLabels; note?: string};
};

const sentence = (label: string, note?: string) => (note ? `${label}. ${note}` : `${label}.`);

/** A cell as readers see it. */
export function cellText({offers, argosy}: Cell): string {
  const own = sentence(`Argosy: ${supportedLabels[argosy.answer]}`, argosy.note);
  return offers
    ? `${sentence(`Offers: ${offeredLabels[offers.answer]}`, offers.note)} ${own}`
    : own;
}
