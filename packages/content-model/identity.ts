/** The brand and its domain, which only this file defines. */
const domain = 'argosy.example';

export const identity = {
  brand: 'Argosy',
  name: 'Argosy Docs',
  tagline: 'Sell and bill through every cloud marketplace from one place.',
  organization: 'Argosy',
  copyrightYear: 2025,
  securityEmail: `security@${domain}`,
  docsUrl: `https://docs.${domain}`,
  /** MCP servers are named like packages in Java, by the reversed domain. */
  mcpServerName: `${domain.split('.').reverse().join('.')}/docs`,
  apiBaseUrl: `https://api.${domain}/v1`,
  /** Where to edit the pages' sources. A path in the repository is appended. */
  editUrl: `https://code.${domain}/docs/edit/main/`,
  /** Where to open an issue about the pages. */
  newIssueUrl: `https://code.${domain}/docs/issues/new`,
  links: {
    home: `https://www.${domain}/`,
    why: `https://www.${domain}/why-argosy`,
    pricing: `https://www.${domain}/pricing`,
    blog: `https://www.${domain}/blog`,
    signIn: `https://console.${domain}/login`,
    contact: `https://www.${domain}/contact`,
    apis: `https://www.${domain}/apis`,
    changelog: `https://www.${domain}/changelog`,
    status: `https://status.${domain}/`,
    support: `https://support.${domain}/`,
    reportProblem: `https://support.${domain}/?topic=docs`,
    about: `https://www.${domain}/about`,
    privacy: `https://www.${domain}/privacy`,
    security: `https://www.${domain}/security`,
  },
} as const;
