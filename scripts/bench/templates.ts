import type {EngineId} from './engines';

/** One page of every kind that readers open. */
export const templates = {
  home: '',
  guide: 'aws-marketplace/create-private-offer',
  operation: 'api/create-offer',
  category: 'api/category/offers',
  search: 'search?q=private%20offer',
} as const;

export type Template = keyof typeof templates;
export const templateNames = Object.keys(templates) as Template[];

const everyPage: Template[] = ['home', 'guide', 'operation', 'category'];

/** Plain pages and Starlight are what every template must stand beside; the others show on two what they cost. */
export const measured: Record<EngineId, Template[]> = {
  'plain-html': everyPage,
  starlight: everyPage,
  ours: templateNames,
  vitepress: ['guide', 'operation'],
  docusaurus: ['guide', 'operation'],
};
