/** One page per template. */
export const templates = {
  home: '/',
  overview: '/billing',
  guide: '/aws-marketplace/create-private-offer',
  concept: '/billing/price-model',
  integration: '/integrations/slack',
  node: '/workflow/filter',
  charts: '/analytics/available-charts',
  glossary: '/glossary',
  capabilities: '/capabilities',
  'API overview': '/api',
  'API category': '/api/category/offers',
  operation: '/api/create-offer',
  'SDK overview': '/sdks',
  SDK: '/sdks/started/Go%20SDK',
  search: '/search?q=private%20offer',
  'not found': '/no-such-page',
} as const;
