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

export const redirects = sectionsWithOverview.map((section) => ({
  from: `${section}/overview`,
  to: section,
}));
