/** What the directory and the badges below a page's title say about an integration. */
export const integrationGroups = {
  marketplace: 'Marketplace',
  'partner-program': 'Partner program',
  crm: 'CRM',
  'usage-billing': 'Usage billing',
  finance: 'Finance',
  'sign-in': 'Sign-in',
  chat: 'Chat',
  warehouse: 'Data warehouse',
  email: 'Email and files',
  ai: 'AI models',
} as const;

export const levels = {organization: 'For the whole organization', user: 'For each user'} as const;

export const directions = {
  in: 'Data into Argosy',
  out: 'Data out of Argosy',
  both: 'Data both ways',
} as const;

export type IntegrationGroup = keyof typeof integrationGroups;
export type Level = keyof typeof levels;
export type Direction = keyof typeof directions;
