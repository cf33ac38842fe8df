/**
 * What the marketplaces and readers of other documentation call the same thing. The source is the
 * glossary and the marketplaces' own pages. Keys are singular.
 */
const names = {
  agreement: ['entitlement'],
  amazon: ['aws'],
  azure: ['microsoft'],
  client: ['buyer'],
  contract: ['entitlement'],
  credit: ['wallet'],
  customer: ['buyer'],
  gcp: ['google'],
  google: ['gcp'],
  license: ['seat'],
  listing: ['product'],
  microsoft: ['azure'],
  order: ['entitlement'],
  partner: ['reseller'],
  payout: ['disbursement'],
  reseller: ['channel', 'cppo'],
  subscription: ['entitlement'],
};

/**
 * Readers' words for ours. Each of them improved the results of the tuned half of
 * tests/search and didn't make the other half worse.
 */
const words = {
  allowed: ['limit'],
  card: ['payment'],
  change: ['update'],
  delist: ['restrict'],
  edit: ['change'],
  email: ['mail'],
  import: ['batch'],
  key: ['client'],
  limit: ['quota'],
  make: ['create'],
  member: ['user'],
  paid: ['disbursed'],
  pay: ['payment'],
  permission: ['role'],
  renewal: ['renew'],
  rev: ['revenue'],
  search: ['query'],
  step: ['node'],
  stuck: ['wait'],
  token: ['authentication'],
};

/** Maps readers' words to those of our pages. */
export const synonyms: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({...names, ...words}),
);
