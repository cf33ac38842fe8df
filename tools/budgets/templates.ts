/** One page per template. */
export const templates = {
  home: '',
  guide: 'aws-marketplace/create-private-offer',
  operation: 'api/create-offer',
  category: 'api/category/offers',
  search: 'search?q=private%20offer',
} as const;

export type Template = keyof typeof templates;
export const templateNames = Object.keys(templates) as Template[];
