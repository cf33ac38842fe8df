import type {Template} from '../../tools/budgets/templates';
import type {EngineId} from './engines';

const everyPage: readonly Template[] = ['home', 'guide', 'operation', 'category'];

/** We compare every template with plain HTML and Starlight. The others are measured on two pages. */
export const comparedPages: Record<EngineId, readonly Template[]> = {
  'plain-html': everyPage,
  starlight: everyPage,
  ours: everyPage,
  vitepress: ['guide', 'operation'],
  docusaurus: ['guide', 'operation'],
};
