import {type Component, paragraph, strong} from '../component';
import {childElements, hasClass, labelOf} from '../elements';

/** The title of a step is the only paragraph that can be linked to. */
export const stepTitle: Component = {
  tags: ['p'],
  matches: (element) => childElements(element).some((child) => hasClass(child, 'hash-link')),
  toMarkdown: (_state, element) => paragraph([strong(labelOf(element))]),
};
