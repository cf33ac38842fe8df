/** A section's overview lives at the section root; its old long form still answers. */
const sectionsWithOverview = [
  '/aws-marketplace',
  '/azure-marketplace',
  '/gcp-marketplace',
  '/snowflake-marketplace',
  '/billing',
  '/cosell',
  '/analytics',
  '/salesforce-app',
  '/hubspot-app',
  '/workflow',
];

/** Folders that readers get to when they shorten an address, and the page that lists what's in them. */
const folders = [
  {from: '/get-started', to: '/'},
  {from: '/sdks/started', to: '/sdks'},
  {from: '/api/category', to: '/api'},
];

export const redirects = [
  ...sectionsWithOverview.map((section) => ({from: `${section}/overview`, to: section})),
  ...folders,
];
