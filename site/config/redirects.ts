/** Sections whose overview is at the section root. The former address redirects there. */
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

/** Folders that readers open when they shorten an address, and the page that lists their content. */
const folders = [
  {from: '/sdks/started', to: '/sdks'},
  {from: '/api/category', to: '/api'},
];

export const redirects = [
  ...sectionsWithOverview.map((section) => ({from: `${section}/overview`, to: section})),
  ...folders,
  // A page that the site had until November 2026.
  {from: '/quality', to: '/trust-and-support'},
];
